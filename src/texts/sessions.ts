import { SIGN_IN_LOCK_MINUTES } from '#domain/limits'

/** Sentences about signing in that the server itself answers with. */
export const sessionTexts = {
  locked: `Твърде много грешни опити. Входът с този имейл е заключен за ${SIGN_IN_LOCK_MINUTES} минути. Опитайте по-късно или задайте нова парола.`,
  confirmFirst: 'Потвърдете имейла си, преди да влезете. Изпратихме Ви писмо с връзка.',
  letterSent: 'Ако имейлът е свързан с профил, до минута ще получите писмо с връзка.',
  linkInvalid: 'Връзката е невалидна, вече използвана или с изтекъл срок. Поискайте нова.',
  passwordReset: 'Паролата е сменена. Влезте с новата.',
  emailConfirmed: 'Имейлът е потвърден. Вече можете да влезете.',
  signedOut: 'Излязохте успешно.',
  currentPasswordWrong: 'Досегашната парола не е вярна.',
  passwordWrong: 'Паролата не е вярна.',
  accountDeleted: 'Профилът Ви е изтрит. Изпратихме Ви писмо за потвърждение.',
  passwordChanged: 'Паролата е сменена. Другите устройства са изведени.',
  passwordElsewhere: 'Паролата се сменя от профила в сайта, с досегашната парола, или с връзка по имейл.',
} as const
