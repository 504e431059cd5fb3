export const ownServiceTexts = {
  own: 'Вашата услуга',
  add: 'Добавете услуга',
  incompleteTitle: 'Непопълнен профил',
  limitTitle: 'Ограничение',
  deleted: 'Услугата е изтрита.',
  deleteFailed: 'Неуспешно изтриване на услугата',
  deleteTitle: 'Изтриване на услуга',
  deleteConfirm: 'Изтрийте услугата',
  profileIncomplete: 'Трябва да попълните всички полета в профила си, за да публикувате услуга.',
  onlyOne: 'Можете да публикувате само една услуга на акаунт.',
} as const
