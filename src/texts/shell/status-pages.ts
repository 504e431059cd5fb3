import type { ListPath } from '#domain/kinds'

export const notFoundTexts = {
  title: 'Страницата не е намерена',
  english: 'Oops! Page not found',
  lead: 'Тази страница не съществува или е преместена. Проверете адреса или потърсете от началото.',
  home: 'Към началото',
  contacts: 'Контакти',
} as const

/** Above a page that is shown from its copy. */
export const keptTexts = {
  label: 'Запазено копие',
  line: (time: string) => `Показваме запазено копие от ${time} ч.`,
  reason: {
    away: 'Връзката с базата данни прекъсна.',
    busy: 'Сайтът е много натоварен в момента.',
  },
  hint: { away: 'Четете спокойно, публикуването чака.', busy: 'Четете спокойно и опитайте пак след малко.' },
  again: 'Опитайте отново',
} as const

export const brokenTexts = {
  title: 'Възникна грешка',
  english: 'Unexpected Application Error!',
  areas: {
    news: 'Неуспешно зареждане на новините',
    forum: 'Неуспешно зареждане на форума',
    services: 'Неуспешно зареждане на услугите',
    events: 'Неуспешно зареждане на събитията',
    stores: 'Неуспешно зареждане на магазините',
    contacts: 'Неуспешно зареждане на контактите',
    apartments: 'Неуспешно зареждане на квартирите',
    'small-ads': 'Грешка при зареждане на обявите',
    documents: 'Неуспешно зареждане на документите',
    embassies: 'Неуспешно зареждане на посолствата',
  } satisfies Record<ListPath | 'forum', string> as Record<string, string>,
  lead: 'Страницата не можа да се покаже. Опитайте отново или се върнете към началото.',
  retry: 'Опитайте отново',
  home: 'Към началото',
  number: 'Номер на грешката:',
  numberHint: 'Ако ни пишете за нея, посочете този номер.',
} as const
