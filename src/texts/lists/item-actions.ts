/** A file of its own, because buttons load it in the browser. */
export const itemActionTexts = {
  addFavorite: (name: string) => `Добавете в любими: ${name}`,
  removeFavorite: (name: string) => `Премахнете от любими: ${name}`,
  report: 'Подайте доклад',
  reportOf: (name: string) => `Подайте доклад за „${name}“`,
  reported: 'Подали сте доклад',
  reportedOf: (name: string) => `Подали сте доклад за „${name}“`,
  contact: 'Контакт',
  contactUs: 'Свържете се',
  contactFailed: 'Неуспешно зареждане на контакта',
} as const
