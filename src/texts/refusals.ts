import type { QueryProblem } from '#domain/public-query'
import { LIST_MAX } from '#domain/limits'

const minutes = (count: number) => (count === 1 ? '1 минута' : `${count} минути`)

/** What a refused request is told. */
export const refusalTexts = {
  query: {
    name: (path) => `Параметърът „${path}“ не е разрешен.`,
    value: (path) => `Стойността на „${path}“ не е разрешена.`,
    limit: () => `„limit“ е цяло число от 1 до ${LIST_MAX}.`,
    page: () => '„page“ е цяло число, не по-малко от 1.',
  } satisfies Record<QueryProblem['kind'], (path: string) => string>,
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
  page: { again: 'Опитайте отново', home: 'Към началото' },
  noUploadHere: 'Тук не се качват файлове.',
} as const
