export const listFilterTexts = {
  filters: 'Филтри',
  filtersSet: (set: number) => (set ? `Филтри (${set})` : 'Филтри'),
  without: ', махнете филтъра',
  submit: 'Търсете',
  clear: 'Изчистете',
} as const

export const pagesTexts = {
  page: (page: number) => `Страница ${page}`,
  previous: 'Предишна страница',
  next: 'Следваща страница',
} as const
