/** What members do with their own ad for an apartment. */
export const ownApartmentTexts = {
  own: 'Вашата обява за квартира',
  add: 'Добавете обява',
  limitTitle: 'Ограничение',
  deleted: 'Обявата е изтрита.',
  deleteFailed: 'Неуспешно изтриване на обявата',
  deleteTitle: 'Изтриване на обява',
  deleteText: (title: string) =>
    `Сигурни ли сте, че искате да изтриете „${title}“? Това действие не може да бъде отменено.`,
  deleteConfirm: 'Изтрийте обявата',
  onlyOne: 'Можете да публикувате само една обява за квартира на акаунт.',
} as const
