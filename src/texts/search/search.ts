import { formatNumber } from '#domain/text/format-number'
import { LIST_MAX, PAGE_MAX, SEARCH_TOTAL_MAX } from '#domain/limits'
import { searchKinds } from '#domain/search/search-kinds'
import type { SearchProblem } from '#domain/search/search-input'

export const searchProblemTexts: Record<SearchProblem, string> = {
  kind: `„kind“ е един или няколко от: ${searchKinds.join(', ')}.`,
  near: '„near“ е ширина и дължина в градуси, например 52.52,13.41.',
  limit: `„limit“ е цяло число от 1 до ${LIST_MAX}.`,
  page: `„page“ е цяло число от 1 до ${PAGE_MAX}.`,
  text: 'Търсенето е твърде дълго или не е текст.',
}

function counted(total: number) {
  if (total === 1) return 'Намерен 1 резултат'
  // Counting stops here.
  if (total >= SEARCH_TOTAL_MAX) return `Намерени поне ${formatNumber(SEARCH_TOTAL_MAX)} резултата`
  return `Намерени ${formatNumber(total)} резултата`
}

const SHOWN_WORD_MAX = 40

function quoted(word: string) {
  const letters = [...word]
  return letters.length > SHOWN_WORD_MAX ? `„${letters.slice(0, SHOWN_WORD_MAX).join('')}…“` : `„${word}“`
}

function listed(words: readonly string[]) {
  const named = words.map(quoted)
  const last = named.pop()!
  return named.length > 0 ? `${named.join(', ')} и ${last}` : last
}

/** „със“ before „с“ and „з“. */
const withWord = (word: string) => (/^[сзsz]/i.test(word) ? 'със' : 'с')

export const searchTexts = {
  results: 'Резултати от търсенето',
  seeAll: 'Вижте всички',
  allAreas: 'Потърсете във всички раздели',
  searching: (query: string) => (query ? `Търсим „${query}“...` : 'Търсим наблизо...'),
  retry: 'Опитайте отново',
  nothingWith: (words: readonly string[]) => `Няма нищо ${withWord(words[0] ?? '')} ${listed(words)}.`,
  showing: (words: string) => `Показваме ${words}.`,
  searched: (words: string) => `Търсихме „${words}“.`,
  foundCount: counted,
  found: (total: number, query: string) => `${counted(total)} за „${query}“`,
  foundNear: (total: number, city?: string) => `${counted(total)} ${city ? `около ${city}` : 'около Вас'}`,
  nothing: (query: string) => `Няма резултати за „${query}“`,
  nothingNear: 'Няма резултати наблизо',
  showCity: 'Покажете',
  /** The visitor's position is rounded to about ten kilometres, the result's is its city. */
  distance: (km: number) => (km < 10 ? 'под 10 км' : `на около ${formatNumber(km)} км`),

  title: 'Търсене',
  titleOf: (query: string) => `Търсене: ${query}`,
  description:
    'Търсене във всички раздели: контакти, услуги, магазини, събития, квартири, обяви, форум и новини.',
  back: 'Към началото',
  query: 'Какво търсите?',
  kinds: 'В кой раздел',
  allKinds: 'Всички',
  city: 'Град',
  anyCity: 'Всички градове',
  inGermany: 'Германия',
  inBulgaria: 'България',
  byDistance: 'Подредени са по разстояние от Вас.',
  notByDistance: 'Без разстоянието',
  pages: 'Страници с резултати',
  blankTitle: 'Какво търсите?',
  blankText: 'Напишете дума, име или град. Може и на латиница: „zabolekar Myunhen“.',
  nothingText: 'Опитайте с друга дума или с по-кратка част от нея.',
  onlyIn: (kind?: string, city?: string) =>
    `Търсихме само в ${[kind && `раздел „${kind}“`, city && `град ${city}`].filter(Boolean).join(' и ')}.`,
  inAllCities: 'Във всички градове',
  inAllAreas: 'Във всички раздели',
  everywhere: 'Във всички раздели и градове',
  withTotal: (label: string, total: number) =>
    `${label} (${total >= SEARCH_TOTAL_MAX ? 'поне ' : ''}${formatNumber(total)})`,
  askForum: 'Попитайте във форума',
  failedTitle: 'Търсенето не успя',
  failedText: 'Написаното е запазено. Опитайте отново след малко.',
} as const
