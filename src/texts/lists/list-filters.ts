/** The form of filters above a list. */
export const listFilterTexts = {
  filters: 'Филтри',
  submit: 'Търсете',
  clear: 'Изчистете',
} as const
