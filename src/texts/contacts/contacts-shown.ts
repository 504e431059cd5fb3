/** Contact details that strangers ask for one by one (the trait `contactable`). */
export const contactShownTexts = { views: 'Показвания на контакта' } as const
