import { counted } from '#texts/text/numbers'
import { ownServiceTexts } from './own-service'

export const serviceTexts = {
  title: 'Заглавие',
  description: 'Описание',
  category: 'Категория',
  provider: 'Кой я предлага',
  contact: 'Контакт',
  price: 'Цена',
  location: 'Град',
  missing: 'Моля, попълнете всички задължителни полета.',
  profileIncomplete: ownServiceTexts.profileIncomplete,
  onlyOne: ownServiceTexts.onlyOne,
} as const

export const servicePageTexts = {
  lead: 'Българи, които работят в Германия и говорят Вашия език. Всяка услуга се преглежда, преди да се покаже.',
  description: 'Услуги от българи в Германия: преводи, ремонти, транспорт, уроци и още, по град и категория.',
  searchHint: 'Услуга, име или дума',
  counted: (count: number) => counted(count, 'услуга', 'услуги'),
  back: 'Към услугите',
  empty: 'Все още няма услуги',
  emptyText: 'Бъдете първият, който ще предложи услуга на българите в Германия.',
  similar: 'Други услуги',
  addTitle: 'Нова услуга',
  addLead: 'Модератор преглежда всяка услуга, преди да се покаже. Градът идва от профила Ви.',
  editTitle: 'Редакция на услугата',
  editLead: 'Одобреният вариант остава видим, докато прегледаме промяната.',
  publish: 'Изпратете за одобрение',
  save: 'Запазете',
  categoryPlaceholder: 'Изберете категория',
  contactHint: 'Телефон или имейл, видим за всички.',
  priceHint: 'Например „22 €/час“ или „По договаряне“.',
  created: 'Услугата е изпратена за одобрение.',
  updated: 'Промените са изпратени за одобрение.',
  loadFailed: 'Неуспешно зареждане на услугата',
  createFailed: 'Неуспешно създаване на услугата',
  updateFailed: 'Неуспешно обновяване на услугата',
} as const
