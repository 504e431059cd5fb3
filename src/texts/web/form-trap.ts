/** For whoever sees the field in spite of all. */
export const formTrapText = 'Оставете това поле празно'
