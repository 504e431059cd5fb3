/** What members do with their own service. */
export const ownServiceTexts = {
  own: 'Вашата услуга',
  add: 'Добавете услуга',
  incompleteTitle: 'Непопълнен профил',
  limitTitle: 'Ограничение',
  deleted: 'Услугата е изтрита.',
  deleteFailed: 'Неуспешно изтриване на услугата',
  deleteTitle: 'Изтриване на услуга',
  deleteText: (title: string) =>
    `Сигурни ли сте, че искате да изтриете „${title}“? Това действие не може да бъде отменено.`,
  deleteConfirm: 'Изтрийте услугата',
  profileIncomplete: 'Трябва да попълните всички полета в профила си, за да публикувате услуга.',
  onlyOne: 'Можете да публикувате само една услуга на акаунт.',
} as const
