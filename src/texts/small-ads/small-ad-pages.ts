import { counted } from '#texts/text/numbers'
import { SMALL_AD_DAYS } from '#domain/limits'
import { formatNumber } from '#domain/text/format-number'

export const smallAdPageTexts = {
  lead: `Една активна обява на човек, видима ${SMALL_AD_DAYS} дни. Пишете кратко и точно: така Ви намират по-бързо.`,
  description: `Малки обяви на българите в Германия: работа, услуги, продажби, автомобили. Всяка обява е валидна ${SMALL_AD_DAYS} дни.`,
  searchLabel: 'Търсене в обявите',
  searchHint: 'Заглавие, описание или град',
  active: (count: number) => (count === 1 ? 'активна обява' : 'активни обяви'),
  found: (count: number) => (count === 1 ? 'намерен резултат' : 'намерени резултата'),
  validity: 'дни валидност',
  counted: (count: number) => counted(count, 'обява', 'обяви'),
  back: 'Към обявите',
  empty: 'Няма налични обяви',
  emptyText: 'Бъдете първият, който ще публикува обява тази седмица.',
  noneFound: 'Няма намерени обяви',
  similar: 'Други обяви',
} as const

export const ownAdTexts = {
  contactViews: (count: number) =>
    count === 1 ? 'контактът е показан веднъж' : `контактът е показан ${formatNumber(count)} пъти`,
  renew: 'Подновете',
  renewed: `Обявата е подновена за още ${SMALL_AD_DAYS} дни.`,
  renewFailed: 'Грешка при подновяване на обявата',
  deleteTitle: 'Изтриване на обява',
  deleteConfirm: 'Изтрийте обявата',
  deleted: 'Обявата е изтрита.',
  deleteFailed: 'Грешка при изтриване на обявата',
} as const

export const smallAdFormTexts = {
  addTitle: 'Нова обява',
  addLead: `Видима е веднага и е валидна ${SMALL_AD_DAYS} дни.`,
  editTitle: 'Редакция на обявата',
  editLead: 'Редакцията не променя срока на обявата.',
  publish: 'Публикувайте',
  save: 'Запазете',
  created: 'Обявата е публикувана.',
  updated: 'Обявата е обновена.',
  loadFailed: 'Грешка при зареждане на обявата',
  createFailed: 'Грешка при създаване на обявата',
  updateFailed: 'Грешка при обновяване на обявата',
  categoryPlaceholder: 'Изберете категория',
  choose: 'Изберете',
  priceHint: 'Например „50 EUR“ или „По договаряне“.',
  contactHint: 'Телефон или имейл. Показва се на членове, а на посетители едва след натискане на „Контакт“.',
  car: 'За автомобила',
} as const
