/** On pages and cards, which everybody loads: apart from the words of the dialogs. */
export const entryTexts = {
  isConfirmed: 'Потвърдено от собственика',
  report: 'Докладвайте промяна',
} as const
