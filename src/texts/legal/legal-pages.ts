import { DEVICE_DAYS, SESSION_DAYS } from '#domain/limits'
import type { StorageGroup, StorageName, StoragePlace } from '#domain/legal/browser-storage'

export const legalPageTexts = {
  title: 'Правна информация',
  lead: 'Кои сме, какво пазим за Вас, какви са правилата и към кого да се обърнете.',
  description: 'Лични данни, бисквитки, българско и немско право, общи условия и връзка с нас.',
  documents: 'Отделни документи',
  imprint: 'Impressum',
  privacy: 'Поверителност',
  terms: 'Общи условия',
  descriptions: {
    imprint: 'Кой стои зад „Българи в Германия“ и как да се свържете с него (§ 5 DDG).',
    privacy: 'Какви лични данни обработваме, защо и какви права имате.',
    terms: 'Какви са правилата на „Българи в Германия“ за всички, които четат и пишат.',
  },
  publisherPending: 'Данните на издателя предстои да бъдат попълнени.',
  backToLegal: 'Правна информация',
  effectiveFrom: (date: string) => `В сила от ${date}`,
  ownPage: 'Отворете на отделна страница',
  contact: 'Връзка по правни въпроси',
  contactEmail: 'Имейл:',
  sections: {
    gdpr: 'Защита на личните данни (GDPR)',
    cookies: 'Бисквитки',
    'bg-law': 'Българско право',
    'de-law': 'Немско право',
    terms: 'Общи условия',
  },
} as const

type Row = { about: string; period: string }

export const cookieTableTexts = {
  caption: 'Какво записва сайтът във Вашия браузър',
  name: 'Име',
  about: 'За какво',
  period: 'Колко време',
  places: {
    cookie: 'бисквитка',
    localStorage: 'памет на браузъра',
    sessionStorage: 'памет на раздела',
    cacheStorage: 'памет на браузъра',
  } satisfies Record<StoragePlace, string>,
  groups: {
    session: { name: 'Сесия', period: 'за сесията, докато сте в профила си' },
    preferences: {
      name: 'Предпочитания',
      period: '1 година; избраното и запазеното от Вас, докато го смените или махнете',
    },
    analytics: { name: 'Аналитични', period: '2 години' },
  } satisfies Record<StorageGroup, { name: string; period: string }>,
  noAnalytics:
    'В момента не записваме нищо такова. Ако започнем, ще бъде само с Вашето съгласие и най-много за 2 години.',
  rows: {
    'payload-token': {
      about: 'Показва, че сте влезли в профила си.',
      period: `до излизане, най-много ${SESSION_DAYS} дни`,
    },
    device: {
      about: 'Показва, че вече сте влизали оттук: чужди грешни опити не Ви пречат и не Ви пишем за нов вход.',
      period: `${DEVICE_DAYS} дни след последния вход`,
    },
    member: { about: 'Пази място за името Ви, за да не се размества страницата.', period: 'до излизане' },
    owns: { about: 'Пази място за Вашите неща в списъците.', period: 'до излизане' },
    'browser-notifications': {
      about: 'Показва, че сте включили известия в този браузър.',
      period: 'до излизане или докато ги изключите',
    },
    'browser-notifications-until': {
      about: 'Часът на последното показано известие, за да не се показва пак.',
      period: 'докато изчистите паметта',
    },
    'browser-push': {
      about: 'Показва, че известията идват и при затворен сайт.',
      period: 'до излизане или докато ги изключите',
    },
    shared: {
      about: 'Текст, който сте споделили към сайта от друго приложение.',
      period: 'докато се отвори във „Въпроси“',
    },
    toast: { about: 'Съобщение, което се показва на следващата страница.', period: 'до следващата страница' },
    cookieConsent: { about: 'Вашият избор за бисквитките.', period: '1 година, после питаме отново' },
    theme: { about: 'Светъл или тъмен режим, ако сте го избрали.', period: 'докато го смените' },
    'payload-theme': { about: 'Светъл или тъмен изглед на панелите, само за екипа.', period: '1 година' },
    emoji: { about: 'Емотиконите, които сте избирали последно.', period: 'докато ги изтриете' },
    balgari_favorites: { about: 'Запазеното от Вас, без да сте влезли.', period: 'докато го махнете' },
    offline: { about: 'Страницата, която се показва без интернет.', period: 'докато изчистите паметта' },
    copies: {
      about: 'Копия на консулствата и на запазените от Вас контакти, за да се четат без интернет.',
      period: 'до излизане, махане от запазените или нова версия на сайта',
    },
  } satisfies Record<StorageName, Row>,
} as const
