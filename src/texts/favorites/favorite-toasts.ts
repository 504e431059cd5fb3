export const favoriteToasts = {
  added: 'Добавено в любими',
  removed: 'Премахнато от любими',
  savedLocally: 'Запазено успешно',
  removedLocally: 'Премахнато от запазени',
  addFailed: 'Неуспешно добавяне в любими',
  removeFailed: 'Неуспешно премахване от любими',
  browserKeepsNothing: 'Браузърът Ви не пази данни. Влезте, за да запазвате в профила си.',
} as const
