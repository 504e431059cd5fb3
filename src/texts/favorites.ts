import type { ItemKind } from '#domain/item-kinds'

export const favoriteTexts = {
  one: 'Любимо',
  many: 'Любими',
  itemType: 'Вид',
  itemId: 'Номер',
  item: 'Какво е',
  owner: 'На кого',
  onlyOne: 'Вече е в любимите Ви.',
  notThere: 'Това, което искате да запазите, вече не е налично.',
  kinds: {
    contacts: 'Контакт',
    services: 'Услуга',
    events: 'Събитие',
    stores: 'Магазин',
    apartments: 'Квартира',
    'small-ads': 'Малка обява',
    documents: 'Документ',
    articles: 'Новина',
    'forum-topics': 'Тема',
    posts: 'Публикация',
    embassies: 'Консулство',
  } satisfies Record<ItemKind, string>,
} as const

const things = (count: number) => `${count} ${count === 1 ? 'запазено' : 'запазени'}`

/** The page of everything saved (spec platform §2.10, §8). */
export const favoritePageTexts = {
  lead: 'Запазени контакти, услуги и събития, подредени по последно добавени.',
  description: 'Запазените Ви контакти, услуги, събития и обяви.',
  all: 'Всички',
  kindsNav: 'Видове запазени',
  counted: things,
  list: 'Запазени',
  gone: 'вече не е налична',
  remove: (title: string) => `Премахнете „${title}“ от любими`,
  loadFailed: 'Неуспешно зареждане на любимите',
  loadFailedText: 'Проверете връзката с интернет. Запазеното от Вас не е изгубено.',
  emptyTitle: 'Още нямате запазени',
  emptyText: 'Натиснете сърцето до лекар, услуга или събитие и то ще Ви чака тук.',
  emptyVisitor: 'Работи и без профил, на това устройство.',
  toContacts: 'Разгледайте контактите',
  toServices: 'Към услугите',
  elsewhere: 'Имате ги на друг телефон?',
  signIn: 'Влезте',
  elsewhereEnd: 'и ще ги съберем на едно място.',
  hereOnly: 'Пазят се само в този браузър.',
  hereOnlyEnd: 'и ще ги имате на всяко устройство.',
  noScripts: 'Любимите се пазят от браузъра Ви. Включете JavaScript, за да ги видите.',
  merge: {
    title: (count: number) => `Имате ${things(count)} в този браузър.`,
    text: 'Прехвърлете ги в профила си, за да ги имате на всяко устройство.',
    submit: 'Прехвърлете ги',
    busy: 'Прехвърля...',
    failure: 'Неуспешно прехвърляне на любимите',
    signedIn: (count: number) =>
      `Имате ${things(count)} в този браузър. Прехвърлете ги в профила си от „Любими“.`,
    result: ({ added, known, gone }: { added: number; known: number; gone: number }) =>
      [
        `Прехвърлени: ${added}.`,
        known > 0 && `Вече бяха в профила Ви: ${known}.`,
        gone > 0 && `Вече не са налични: ${gone}.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
} as const
