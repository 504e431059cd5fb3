/** On cards, which every list loads: apart from the words of the dialogs. */
export const entryTexts = { isConfirmed: 'Потвърдено от собственика' } as const
