/** The dialog in which an event is written. */
export const eventFormTexts = {
  addTitle: 'Ново събитие',
  addLead: 'Събитието се вижда веднага. Часовете са по германско време.',
  editTitle: 'Редакция на събитието',
  editLead: 'Записаните получават известие, ако смените датата, часа или мястото.',
  publish: 'Публикувайте',
  save: 'Запазете',
  contactHint: 'Телефон или имейл, видим за всички.',
  pricePlaceholder: 'Free',
  priceHint: 'Ако е празно, входът е свободен.',
  created: 'Събитието е публикувано.',
  updated: 'Събитието е обновено.',
  loadFailed: 'Неуспешно зареждане на събитието',
  createFailed: 'Неуспешно създаване на събитието',
  updateFailed: 'Неуспешно обновяване на събитието',
} as const
