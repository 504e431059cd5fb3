/** Notices of illegal content, open to everybody (Digital Services Act, Art. 16). */
export const noticeTexts = {
  one: 'Сигнал за незаконно съдържание',
  many: 'Сигнали за незаконно съдържание',
  caseNumber: 'Номер на сигнала',
  url: 'Точен адрес на съдържанието',
  reason: 'Защо е незаконно',
  name: 'Име',
  email: 'Имейл',
  goodFaith: 'Добросъвестно вярвам, че сведенията в сигнала са верни и пълни.',
  goodFaithRequired: 'Потвърдете, че сведенията са верни и пълни.',
} as const
