import { figure } from '#domain/figures'

/** Words that every list and every item page needs. */
export const listingTexts = {
  filters: 'Филтри',
  search: 'Търсене',
  submit: 'Търсете',
  clear: 'Изчистете',
  all: 'Всички',
  category: 'Категория',
  city: 'Град',
  inGermany: 'Германия',
  inBulgaria: 'България',
  more: (step: number) => `Покажете още ${step}`,
  before: 'Предишните',
  shown: ({ first, last, total }: { first: number; last: number; total: string }) =>
    first === 1
      ? `Показани са ${figure(last)} от ${total}`
      : `Показани са ${figure(first)}–${figure(last)} от ${total}`,
  moreFilters: 'Още филтри',
  newestFirst: 'Най-новите са първи',
  bestFirst: 'Най-близките до търсеното са първи',
  connectionProblem: 'Възникна проблем с връзката. Нищо Ваше не е загубено.',
  retry: 'Опитайте отново',
  noneFound: 'Няма намерени резултати',
  noneFoundText: (query?: string) =>
    query
      ? `Не открихме нищо за „${query}“. Опитайте с друга дума или изчистете филтрите.`
      : 'Не открихме нищо с тези филтри. Изчистете ги, за да видите всичко.',
  pageTitle: (title: string, page: number) => `${title}, страница ${page}`,
  crumbs: 'Път',
  home: 'Начало',
  addFavorite: (name: string) => `Добавете в любими: ${name}`,
  removeFavorite: (name: string) => `Премахнете от любими: ${name}`,
  favorite: 'Запазете',
  isFavorite: 'Запазено',
  share: 'Споделете',
  linkCopied: 'Връзката е копирана',
  copyFailed: 'Връзката не можа да се копира',
  copyFailedText: (address: string) => `Копирайте я от тук: ${address}`,
  report: 'Подайте сигнал',
  reportOf: (name: string) => `Подайте сигнал за „${name}“`,
  call: 'Обадете се',
  write: 'Пишете',
  contact: 'Контакт',
  contactNeedsScripts: 'Контактът се показва в браузър с включен JavaScript.',
  contactUs: 'Свържете се',
  contactFailed: 'Неуспешно зареждане на контакта',
  map: 'Карта',
  edit: 'Редактирайте',
  remove: 'Изтрийте',
  toProfile: 'Към профила',
  understood: 'Разбрах',
  reasonFor: (reason: string) => `Причина: ${reason}`,
  waitsText: 'Ще се покаже на всички, щом модератор я одобри.',
  gone: 'Вече не е налична',
  goneText: 'Тази страница е изтекла, изтрита или скрита. Ето какво друго може да Ви свърши работа.',
  goneNothing: 'Тази страница е изтекла, изтрита или скрита.',
  similar: 'Подобни',
  notFound: 'Няма такава страница',
  notFoundText: 'Адресът е сгрешен или страницата е изтрита.',
  details: 'Подробности',
  verifiedOn: (date: string) => `Проверено на ${date}`,
  source: (source: string) => `Източник: ${source}`,
  byName: 'Подредени по име',
  wrongData: 'Видяхте грешка? Влезте в профила си и подайте сигнал – ще я поправим.',
  publishedOn: (date: string) => `Публикувано на ${date}`,
} as const

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

export const reportFormTexts = {
  title: 'Сигнал за нередност',
  lead: (name: string) => `Относно: ${name}`,
  reason: 'Причина',
  info: 'Допълнителна информация',
  infoHint: 'Какво да знае модераторът?',
  submit: 'Изпратете сигнала',
  success: 'Сигналът е изпратен. Ще го прегледаме и ще Ви известим за решението.',
  failure: 'Неуспешно изпращане на доклада',
} as const
