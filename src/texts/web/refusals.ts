import { counted } from '#texts/text/numbers'
import type { QueryProblem } from '#domain/lists/public-query'
import { LIST_MAX, RICH_TEXT_PARTS_MAX } from '#domain/limits'

const minutes = (count: number) => counted(count, 'минута', 'минути')

export type ScalarKind = 'text' | 'number' | 'flag' | 'day' | 'moment' | 'choice' | 'relation' | 'point'
export type ValueKind = ScalarKind | `${ScalarKind}s` | 'rows' | 'group' | 'richText' | 'manyParts' | 'id'

export const refusalTexts = {
  query: {
    name: (path) => `Параметърът „${path}“ не е разрешен.`,
    value: (path) => `Стойността на „${path}“ не е разрешена.`,
    limit: () => `„limit“ е цяло число от 1 до ${LIST_MAX}.`,
    page: () => '„page“ е цяло число, не по-малко от 1.',
  } satisfies Record<QueryProblem['kind'], (path: string) => string>,
  /** Shown at the field, below its name. */
  wrongType: {
    text: 'Тук се очаква текст.',
    texts: 'Тук се очаква списък от текстове.',
    number: 'Въведете число.',
    numbers: 'Тук се очаква списък от числа.',
    flag: 'Изберете една от възможностите.',
    flags: 'Тук се очаква списък от да или не.',
    day: 'Въведете дата.',
    days: 'Тук се очаква списък от дати.',
    moment: 'Въведете дата и час.',
    moments: 'Тук се очаква списък от дати.',
    choice: 'Изберете една от възможностите.',
    choices: 'Тук се очаква списък от възможности.',
    relation: 'Тук се очаква нещо от списъка.',
    relations: 'Тук се очакват неща от списъка.',
    point: 'Тук се очаква място на картата.',
    points: 'Тук се очакват места на картата.',
    rows: 'Тук се очаква списък.',
    group: 'Тук се очакват няколко полета.',
    richText: 'Тук се очаква текст от редактора.',
    manyParts: `Повече от ${RICH_TEXT_PARTS_MAX} връзки и снимки в един текст. Разделете го на няколко.`,
    id: 'Този номер не е разрешен.',
  } satisfies Record<ValueKind, string>,
  notAnObject: 'Заявката не съдържа полета.',
  unsafeLink: (words: string) =>
    `Връзката „${words}“ не води до страница, която може да се отвори. Въведете пълния адрес, например https://…`,
  badValue: 'Заявката съдържа недопустима стойност.',
  badBody: 'Заявката не може да се прочете.',
  tooMany: (seconds: number) =>
    seconds < 60
      ? 'Твърде много опити. Опитайте отново след малко.'
      : `Твърде много опити. Опитайте отново след ${minutes(Math.ceil(seconds / 60))}.`,
  foreign: 'Заявката идва от друг сайт и е отказана.',
  withoutOrigin: 'Заявката не казва от кой сайт идва и е отказана.',
  lengthRequired: 'Заявката не казва колко е голяма.',
  bodyTooLarge: (megabytes: number) => `Заявката е по-голяма от ${megabytes} MB.`,
  socketsOnly: 'Тук се приемат само връзки websocket.',
  tooSlow: 'Заявката идва твърде бавно и е прекъсната. Проверете връзката си и опитайте отново.',
  tooManyAtOnce: 'Твърде много едновременни заявки от Вашия адрес. Опитайте отново след малко.',
  page: {
    again: 'Опитайте отново',
    home: 'Към началото',
    broken: 'Възникна грешка',
    away: {
      title: 'Страницата не се отваря в момента',
      lead: 'Връзката с базата данни прекъсна. Работим по нея, опитайте отново след минута.',
    },
    kept: (time: string) => `запазено копие от ${time} ч.`,
    keptCopies: { embassies: 'Спешно в консулство', contacts: 'Доктори и адвокати' },
    number: 'Ако пишете до нас, кажете този номер:',
  },
  textTooLong: 'Изпратеният текст е твърде дълъг. Съкратете го или го разделете на няколко.',
  noUploadHere: 'Тук не се качват файлове.',
} as const
