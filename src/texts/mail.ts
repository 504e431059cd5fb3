import type { Decision } from '#domain/decisions'
import { CONFIRM_LINK_HOURS, RESET_LINK_MINUTES } from '#domain/limits'

/** `quote` is somebody's own words; a letter without a link has no `button`. */
export type LetterWords = { subject: string; lead: string; quote?: string; button?: string; note: string }

export const mailTexts = {
  sender: 'Българи в Германия',
  greeting: (name: string) => (name ? `Здравейте, ${name}!` : 'Здравейте!'),
  copyLink: 'Ако бутонът не работи, поставете този адрес в браузъра си:',
  signature: 'Екипът на „Българи в Германия“',
  resetPassword: {
    subject: 'Нова парола за „Българи в Германия“',
    lead: 'Получихме молба за нова парола за Вашия профил. Задайте я от тук:',
    button: 'Задайте нова парола',
    note: `Връзката работи веднъж и е валидна ${RESET_LINK_MINUTES} минути. Ако не сте Вие, не правете нищо: паролата Ви остава същата.`,
  },
  confirmEmail: {
    subject: 'Потвърдете имейла си за „Българи в Германия“',
    lead: 'Радваме се, че сте с нас. Остава да потвърдите, че този имейл е Ваш:',
    button: 'Потвърдете имейла',
    note: `Връзката работи веднъж и е валидна ${CONFIRM_LINK_HOURS} часа. Ако не сте се регистрирали при нас, не правете нищо.`,
  },
  accountDeleted: () => ({
    subject: 'Профилът Ви в „Българи в Германия“ е изтрит',
    lead: 'По Ваше желание изтрихме профила Ви, обявите, файловете и личните Ви данни. Темите и коментарите Ви остават без име.',
    note: 'Ако не сте го поискали Вие, отговорете на това писмо.',
  }),
  noticeReceived: ({ caseNumber }: { caseNumber: string }) => ({
    subject: `Получихме сигнала Ви, номер ${caseNumber}`,
    lead: `Получихме Вашия сигнал за незаконно съдържание. Номерът му е ${caseNumber}.`,
    note: 'Ще го разгледаме и ще Ви пишем какво сме решили. Ако не сте подавали сигнал, не правете нищо.',
  }),
  noticeDecided: ({
    caseNumber,
    decision,
    note,
  }: {
    caseNumber: string
    decision: Decision
    note?: string | null
  }) => ({
    subject: `Решение по сигнал ${caseNumber}`,
    lead:
      decision === 'approved'
        ? `Уважихме Вашия сигнал ${caseNumber} и взехме мерки за съдържанието.`
        : `Разгледахме Вашия сигнал ${caseNumber} и не установихме незаконно съдържание.`,
    quote: note ?? undefined,
    note: 'Решението е взето от човек. Ако не сте съгласни, отговорете на това писмо и ще го прегледаме отново; можете да се обърнете и към съда.',
  }),
  adminReply: ({ reply }: { reply: string }) => ({
    subject: 'Отговор на Вашето съобщение до „Българи в Германия“',
    lead: 'Администраторът отговори на Вашето съобщение:',
    quote: reply,
    button: 'Вижте съобщенията си',
    note: 'Получавате това писмо, защото ни писахте през сайта.',
  }),
} as const
