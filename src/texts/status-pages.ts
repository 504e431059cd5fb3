/** Pages that say that there is nothing here: not found, broken, not yet. */
export const notFoundTexts = {
  title: 'Страницата не е намерена',
  english: 'Oops! Page not found',
  lead: 'Тази страница не съществува или е преместена. Проверете адреса или потърсете от началото.',
  home: 'Към началото',
  contacts: 'Контакти',
} as const

export const brokenTexts = {
  title: 'Възникна грешка',
  lead: 'Страницата не можа да се покаже. Опитайте отново или се върнете към началото.',
  retry: 'Опитайте отново',
  home: 'Към началото',
} as const

export const soonTexts = {
  title: 'Очаквайте скоро',
  lead: 'Подготвяме този раздел. Заповядайте отново след време.',
  back: 'Към началото',
  names: {
    forum: 'Форум',
    feed: 'Въпроси',
    contacts: 'Контакти',
    services: 'Услуги',
    stores: 'Магазини и ресторанти',
    smallAds: 'Малки обяви',
    events: 'Събития',
    apartments: 'Квартири',
    documents: 'Документи',
    embassies: 'Консулства',
    legal: 'Правна информация',
    imprint: 'Impressum',
    privacy: 'Поверителност',
    terms: 'Общи условия',
    search: 'Търсене',
  },
} as const
