export const bellTexts = {
  title: 'Известия',
  list: 'Списък с известия',
  unread: 'непрочетено',
  readOne: 'Отбележете като прочетено',
  readAll: 'Всички прочетени',
  all: 'Всички известия',
  who: 'Кои са',
  loading: 'Известията се зареждат',
  failed: 'Известията не се заредиха.',
  retry: 'Опитайте отново',
  empty: { title: 'Няма известия', text: 'Тук идват отговорите, харесванията и новото за Вашите обяви.' },
} as const

export const notificationPageTexts = {
  settings: 'Настройки',
  title: 'Известия',
  description: 'Отговори, харесвания и новото за Вашите обяви и събития.',
  lists: {
    label: 'Кои известия',
    all: 'Всички',
    unread: 'Непрочетени',
    conversations: 'Разговори',
    ads: 'Обяви',
  },
  days: { today: 'Днес', yesterday: 'Вчера', earlier: 'По-рано' },
  older: 'Покажете по-стари',
  newest: 'Към най-новите',
  noneInList: { title: 'Тук няма нищо', text: 'Погледнете всички известия.' },
  more: 'Още за това известие',
  remove: 'Изтрийте известието',
  removed: 'Известието е изтрито',
  removeFailed: 'Неуспешно изтриване на известието',
} as const

export const browserNotificationTexts = {
  turnOn: 'Включете известия в браузъра',
  lead: 'Ще ги виждате и когато сайтът не е пред Вас.',
  on: 'Известията в този браузър са включени.',
  turnOff: 'Изключете ги',
  denied: 'Браузърът спира известията от този сайт.',
  howToAllow: 'Разрешете ги от знака пред адреса на страницата или от настройките на браузъра.',
  /** For what others may not read over one's shoulder. */
  discreet: 'Отворете сайта, за да го прочетете.',
} as const
