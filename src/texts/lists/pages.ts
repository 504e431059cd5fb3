/** Links to the pages of a list. */
export const pagesTexts = {
  page: (page: number) => `Страница ${page}`,
  previous: 'Предишна страница',
  next: 'Следваща страница',
} as const
