import type { PanelTab, WaitingKind } from '#domain/panels/tabs'
import { outcomeTexts, outcomeWords } from './outcomes'

export const frameTexts = {
  tabs: 'Раздели',
  tab: {
    contacts: 'Контакти',
    reports: 'Доклади',
    'add-contact': 'Добави контакт',
    messages: 'Съобщения',
    forum: 'Форум',
    embassies: 'Посолства',
    events: 'Събития',
    news: 'Новини',
    stores: 'Магазини',
    documents: 'Документи',
  } satisfies Record<PanelTab, string>,
  badge: {
    'contact-requests': (count: string) => `, чакат промени и собственици: ${count}`,
    reports: (count: string) => `, чакат решение: ${count}`,
    messages: (count: string) => `, непрочетени: ${count}`,
    stores: (count: string) => `, чакат одобрение: ${count}`,
  },
  forumLists: { label: 'Списъци на форума', topics: 'Теми', categories: 'Категории', comments: 'Коментари' },
} as const

export const figureTexts = {
  registered: 'Регистрирани потребители',
  lastDays: (count: string, days: number) => `+${count} за последните ${days} дни`,
  active: 'Активни профили',
  activeHint: 'не са спрени или изтрити',
  system: 'Състояние на системата',
  online: 'Online',
  well: 'Всичко работи: база, файлове, поща, диск, връзка на живо, задачи',
  degraded: 'Работи с прекъсвания',
  offline: 'Не работи',
  unknown: 'Проверява се…',
  down: (parts: string) => `Не е наред: ${parts}`,
  unreachable: 'Сайтът не отговаря. Проверете връзката си.',
  parts: {
    database: 'базата данни',
    storage: 'файловете',
    mail: 'пощата',
    disk: 'мястото на диска',
    realtime: 'връзката на живо',
    jobs: 'задачите по разписание',
  },
} as const

const things = (count: number, shown: string) => (count === 1 ? '1 нещо' : `${shown} неща`)

export const waitingTexts = {
  title: 'Какво чака',
  lead: 'Най-старото е отгоре. Отворете го, за да го решите.',
  nothing: 'Нищо не чака. Когато някой подаде доклад, пише до екипа или предложи нещо, ще го видите тук.',
  summary: (count: number, shown: string) =>
    `${count === 1 ? 'Чака' : 'Чакат'} ${things(count, shown)}, най-старото`,
  startHere: 'Започнете от най-старото',
  all: 'Вижте всичко',
  heads: { since: 'Чака', kind: 'Вид', title: 'Какво' },
  filter: 'Покажете само',
  everything: 'Всички',
  more: (shown: string) => `Показани са най-старите ${shown}.`,
  loadFailed: 'Чакащото не можа да се зареди. Проверете връзката си и опитайте отново.',
  retry: 'Опитайте отново',
  untitled: 'Без заглавие',
  kinds: {
    reports: 'Доклади',
    notices: 'Сигнали',
    appeals: 'Обжалвания',
    messages: 'Съобщения',
    stores: 'Магазини',
    services: 'Услуги',
    contacts: 'Контакти',
    apartments: 'Квартири',
    'contact-requests': 'Промени в контакти',
    'store-requests': 'Промени в магазини',
  } satisfies Record<WaitingKind, string>,
  kind: {
    reports: 'Доклад',
    notices: 'Сигнал',
    appeals: 'Обжалване',
    messages: 'Съобщение',
    stores: 'Магазин',
    services: 'Услуга',
    contacts: 'Контакт',
    apartments: 'Квартира',
    'contact-requests': 'Промяна в контакт',
    'store-requests': 'Промяна в магазин',
  } satisfies Record<WaitingKind, string>,
} as const

export const quickContactTexts = {
  title: 'Добави контакт',
  lead: 'Име, град и категория са задължителни. Контактът е одобрен веднага.',
  toImport: 'Внасяне на много контакти',
  submit: 'Запазете контакта',
  saving: outcomeWords.saving,
  missing: outcomeWords.missing,
  saved: outcomeTexts.contacts!.created,
  failed: 'Възникна грешка при добавянето на контактите',
  openSaved: (name: string) => `Отворете „${name}“`,
  chooseCategory: 'Изберете',
} as const

export const publisherTexts = {
  missing: 'Данните на издателя липсват в Impressum. Посетителите виждат, че предстои да бъдат попълнени.',
  fillIn: 'Попълнете ги в „Правна информация“.',
  askAdmin: 'Попълва ги администратор.',
} as const
