import { authenticationOverrides } from './authentication'
import { errorOverrides } from './errors'
import { fieldOverrides, operatorOverrides, validationOverrides } from './fields'
import { generalActionOverrides } from './general'
import { seoOverrides } from './seo'
import { generalStateOverrides } from './states'
import { uploadOverrides } from './uploads'
import { versionOverrides } from './versions'

export const panelTexts = {
  brand: 'Българи в Германия',
  payload: {
    authentication: authenticationOverrides,
    error: errorOverrides,
    fields: fieldOverrides,
    general: { ...generalActionOverrides, ...generalStateOverrides },
    operators: operatorOverrides,
    upload: uploadOverrides,
    validation: validationOverrides,
    version: versionOverrides,
    'plugin-seo': seoOverrides,
  },

  titles: { admin: 'Админ Панел', moderator: 'Модератор Панел' },
  subtitle: 'Управление на съдържанието в платформата',
  timeZones: { berlin: 'Берлин', sofia: 'София' },
  description: 'Служебни страници на „Българи в Германия“.',

  cancel: 'Отказ',

  shell: {
    nav: 'Раздели на панела',
    dashboard: 'Табло',
    toSite: 'Към сайта',
    home: 'Начало на сайта',
    closeMenu: 'Затворете менюто',
    signOut: 'Излезте',
    darkTheme: 'Тъмен изглед',
    account: (name: string, role: string) => `${name}, ${role}: Вашият профил`,
  },

  dashboard: {
    newArticle: 'Нова статия',
    cookieTest: 'Тест на бисквитките',
    cookieTestHint: 'Изтрива избора Ви за бисквитките и презарежда таблото, за да се покаже въпросът отново.',
    cards: {
      articles: 'Новини',
      'article-categories': 'Категории новини',
      media: 'Изображения',
      users: 'Потребители',
    },
    hints: {
      articles: 'Статиите на сайта',
      'article-categories': 'За подреждане на новините',
      media: 'Качени на сайта',
      users: 'Регистрирани на сайта',
    },
    published: (count: number, shown: string) => (count === 1 ? '1 публикувана' : `${shown} публикувани`),
    drafts: (count: number, shown: string) => (count === 1 ? '1 чернова' : `${shown} чернови`),
    staff: (count: string) => `${count} с достъп до панелите`,
  },

  publishToggle: {
    draft: 'Чернова',
    published: 'Публикувана',
    changed: 'с непубликувани промени',
    publish: 'Публикувайте',
    unpublish: 'Скрийте',
    publishLabel: (title: string) => `Публикувайте „${title}“`,
    unpublishLabel: (title: string) => `Скрийте „${title}“ от сайта`,
    nowPublic: (title: string) => `„${title}“ вече е на сайта.`,
    nowHidden: (title: string) => `„${title}“ вече не се вижда на сайта.`,
    failed: 'Неуспешно обновяване на статията',
    missing: (fields: string) => `Преди публикуване попълнете: ${fields}.`,
    untitled: 'Без заглавие',
  },

  broken: {
    title: 'Unexpected Application Error!',
    text: 'Възникна грешка и екранът не можа да се покаже. Опитайте отново; запазеното не е загубено.',
    retry: 'Опитайте отново',
  },

  noAccess: {
    title: 'Нямате достъп',
    english: 'Access denied',
    admin: 'Нямате администраторски права',
    moderator: 'Нямате модераторски права',
    lead: 'Тази част е за хората, които се грижат за сайта. Ако смятате, че трябва да имате достъп, пишете ни.',
    home: 'Към началото',
  },
} as const
