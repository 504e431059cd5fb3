export const ownApartmentTexts = {
  own: 'Вашата обява за квартира',
  add: 'Добавете обява',
  limitTitle: 'Ограничение',
  deleted: 'Обявата е изтрита.',
  deleteFailed: 'Неуспешно изтриване на обявата',
  deleteTitle: 'Изтриване на обява',
  deleteConfirm: 'Изтрийте обявата',
  onlyOne: 'Можете да публикувате само една обява за квартира на акаунт.',
} as const
