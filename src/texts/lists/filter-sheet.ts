import type { CountedList } from '#domain/lists/counted-lists'

export const filterSheetTexts = {
  show: (counted: string) => `Покажете ${counted}`,
  none: 'Няма такива',
  /** Where the number is not known. */
  showAll: {
    apartments: 'Покажете обявите',
    contacts: 'Покажете контактите',
    events: 'Покажете събитията',
    services: 'Покажете услугите',
    stores: 'Покажете местата',
  } satisfies Record<CountedList, string>,
} as const
