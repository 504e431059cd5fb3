import type { LetterAnswer } from '#domain/directory/letter-token'

/** The letter that asks the listed address whether an entry is still right. */
export const letterTexts = {
  subject: (name: string) => `Верни ли са данните за „${name}“?`,
  lead: (name: string) =>
    `В „Българи в Германия“, сайт на българите в Германия, е публикуван запис „${name}“ с този имейл. От година никой не го е проверявал. Верни ли са данните?`,
  correct: 'Данните са верни',
  changed: 'Има промяна',
  stop: 'Не ми пишете повече',
  reason:
    'Пишем Ви, защото този имейл е посочен в записа. Ако записът не е потвърден от Вас, това е единственото ни писмо.',
  badLink: 'Тази връзка не е пълна. Отворете я отново от писмото.',
  done: {
    correct: 'Благодарим Ви. Отбелязахме, че данните са проверени днес.',
    stop: 'Няма да пишем повече на този имейл.',
  } satisfies Record<LetterAnswer, string>,
  outdated: 'В записа вече е посочен друг имейл, затова не отбелязахме нищо.',
  page: {
    title: { correct: 'Верни ли са данните?', stop: 'Без повече писма' } satisfies Record<
      LetterAnswer,
      string
    >,
    lead: {
      correct: 'Натиснете бутона, ако всичко в записа Ви е вярно.',
      stop: 'Натиснете бутона и няма да пишем повече на този имейл. Записът остава на сайта.',
    } satisfies Record<LetterAnswer, string>,
    submit: { correct: 'Данните са верни', stop: 'Не ми пишете повече' } satisfies Record<
      LetterAnswer,
      string
    >,
    busy: 'Изпращане…',
    home: 'Към началната страница',
    description: 'Отговор на писмо за запис в указателя.',
  },
  letterAt: 'Писмо за проверка',
  addressBounced: 'Имейлът не приема писма',
  addressBouncedHint: 'Последното ни писмо се върна. Щом имейлът се смени, знакът изчезва.',
} as const
