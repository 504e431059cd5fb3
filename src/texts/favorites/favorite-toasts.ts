/** What saving and letting go says (spec platform §8). */
export const favoriteToasts = {
  added: 'Добавено в любими',
  removed: 'Премахнато от любими',
  kept: 'Запазено успешно',
  letGo: 'Премахнато от запазени',
  addFailed: 'Неуспешно добавяне в любими',
  removeFailed: 'Неуспешно премахване от любими',
  browserKeepsNothing: 'Браузърът Ви не пази данни. Влезте, за да запазвате в профила си.',
} as const
