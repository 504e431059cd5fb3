/** The form of filters above a list. */
export const listFilterTexts = {
  filters: 'Филтри',
  submit: 'Търсете',
  clear: 'Изчистете',
} as const

/** Links to the pages of a list. */
export const pagesTexts = {
  page: (page: number) => `Страница ${page}`,
  previous: 'Предишна страница',
  next: 'Следваща страница',
} as const
