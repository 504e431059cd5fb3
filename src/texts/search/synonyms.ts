import { MISSES_KEPT_DAYS, SYNONYM_PHRASES_MAX, SYNONYM_WORDS_MAX } from '#domain/limits'
import { MISSES_AT_FIRST } from '#domain/panel-limits'
import type { SynonymProblem } from '#domain/search/synonyms'

export const synonymTexts = {
  one: 'Синоними',
  many: 'Синоними в търсенето',
  phrases: 'Думи с едно значение',
  phrasesHint:
    'Със запетаи между тях, на български, немски или както ги пишат хората, например: „детски лекар, педиатър, ' +
    'Kinderarzt“. Който търси едното, намира и другото. По-общото стои пред знака >: „мебели > диван, шкаф“: ' +
    'който търси мебели, намира и диваните, но не обратно. Промяната важи до десет минути.',
} as const

const problems = {
  tooFew: 'Напишете поне две думи или израза със запетая между тях.',
  noBroader: 'Знакът > стои веднъж, с по-общото пред него и по-тясното след него.',
  tooMany: `Най-много ${SYNONYM_PHRASES_MAX} думи и изрази. Разделете ги на две групи.`,
  tooLong: `е по-дълго от ${SYNONYM_WORDS_MAX} думи.`,
  repeated: 'е написано два пъти.',
}

export const synonymProblemText = (problem: SynonymProblem): string =>
  'phrase' in problem ? `„${problem.phrase}“ ${problems[problem.kind]}` : problems[problem.kind]

const lastDays = `последните ${MISSES_KEPT_DAYS} дни`

/** Questions that found nothing, above the list of synonyms. */
export const missTexts = {
  title: `Търсено без резултат през ${lastDays}`,
  none: `През ${lastDays} всяко търсене е намерило нещо.`,
  failed: 'Търсеното без резултат не можа да се зареди. Презаредете страницата.',
  question: 'Търсено',
  times: 'Пъти',
  lastDay: 'Последно',
  action: 'Синоним',
  add: 'Добавете като синоним',
  addOf: (question: string) => `Добавете като синоним: ${question}`,
  isSynonym: 'Вече е сред синонимите',
  showAll: 'Покажете всички',
  showFirst: `Покажете само първите ${MISSES_AT_FIRST}`,
  onlyCommonest: (count: string) => `Показани са ${count} най-чести.`,
} as const
