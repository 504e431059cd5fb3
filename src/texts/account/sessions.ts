import { counted } from '#texts/text/numbers'

const hours = (count: number) => counted(count, 'час', 'часа')
const minutes = (count: number) => counted(count, 'минута', 'минути')
const wait = (seconds: number) =>
  seconds > 90 * 60 ? hours(Math.ceil(seconds / 3600)) : minutes(Math.max(1, Math.ceil(seconds / 60)))

export const sessionTexts = {
  locked: (seconds: number) =>
    `Твърде много грешни опити. Входът с този имейл оттук е заключен за ${wait(seconds)}. Поискайте писмо за нова парола и ще влезете веднага.`,
  tooManyProofs: (seconds: number) => `Твърде много грешни опити. Опитайте отново след ${wait(seconds)}.`,
  confirmFirst: 'Потвърдете имейла си, преди да влезете. Изпратихме Ви писмо с връзка.',
  emailSent: 'Ако имейлът е свързан с профил, до минута ще получите писмо с връзка.',
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

export const deviceName = (browser: string | null): string =>
  browser?.replace(', ', ' на ') ?? 'Непознато устройство'
