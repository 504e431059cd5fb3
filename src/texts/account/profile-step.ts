/** A file of its own: the sheet for something new loads it in the browser. */
export const profileStepTexts = { goOn: 'Запазете и продължете' } as const
