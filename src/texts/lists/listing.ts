import { formatNumber } from '#domain/text/format-number'

export const listingTexts = {
  search: 'Търсене',
  all: 'Всички',
  category: 'Категория',
  city: 'Град',
  inGermany: 'Германия',
  inBulgaria: 'България',
  more: (step: number) => `Покажете още ${step}`,
  before: 'Предишните',
  shown: ({ first, last, total }: { first: number; last: number; total: string }) =>
    first === 1
      ? `Показани са ${formatNumber(last)} от ${total}`
      : `Показани са ${formatNumber(first)}–${formatNumber(last)} от ${total}`,
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
  favorite: 'Запазете',
  isFavorite: 'Запазено',
  call: 'Обадете се',
  write: 'Пишете',
  contactNeedsScripts: 'Контактът се показва в браузър с включен JavaScript.',
  map: 'Карта',
  gone: 'Вече не е налична',
  goneAd: 'Обявата е изтекла или е свалена',
  goneText: 'Тази страница е изтекла, изтрита или скрита. Ето какво друго може да Ви свърши работа.',
  goneNothing: 'Тази страница е изтекла, изтрита или скрита.',
  similar: 'Подобни',
  notFound: 'Няма такава страница',
  notFoundText: 'Адресът е сгрешен или страницата е изтрита.',
  details: 'Подробности',
  verifiedOn: (date: string) => `Проверено на ${date}`,
  source: (source: string) => `Източник: ${source}`,
  byName: 'Подредени по име',
  publishedOn: (date: string) => `Публикувано на ${date}`,
} as const
