import { SEARCH_QUERY_MAX } from '#domain/limits'
import { citiesAround, relatedTo } from './related'
import { type Word, wordsOf } from './words'

export type Term = {
  whole: string[]
  related: string[]
  beginnings: string[]
  mistakable: string[]
}

const TERMS_MAX = 8
const BEGINNING_MIN = 3
/** A long stem also finds derived words: хамали, хамалски. */
const STEM_BEGINNING_MIN = 5
const MISTAKABLE_MIN = 4
const MISTAKABLE_MAX = 30
const MISTAKABLE_READINGS = 3

const polite = new Set(
  ('търся търсим търси искам искаме къде как кой коя кое кои какво има имам мога може намеря намери трябва нужен ' +
    'нужна нужно нужни моля близо около наблизо някой някоя някакъв добър добра добро добри')
    .split(' ')
    .flatMap((word) => wordsOf(word).map(({ stems }) => stems[0])),
) // prettier-ignore

/** Empty when the query is blank, too long or has no words. */
export function termsOf(question: string): Term[] {
  if (question.length > SEARCH_QUERY_MAX) return []
  const words = [...new Map(wordsOf(question).map((word) => [word.written, word])).values()]
  const telling = words.filter(({ stems }) => !polite.has(stems[0]))
  const asked = (telling.length > 0 ? telling : words).slice(0, TERMS_MAX)
  const around = citiesAround(asked)
  return asked.map((word, index) => termOf(word, around[index] ?? null))
}

function termOf({ keys, stems }: Word, city: string | null): Term {
  const related = relatedTo([...stems, ...(city ? [city] : [])])
  return {
    whole: stems,
    related: [...new Set([...related, ...(city ? [city] : [])])].filter((word) => !stems.includes(word)),
    beginnings: [
      ...new Set([
        ...keys.filter(({ length }) => length >= BEGINNING_MIN),
        ...stems.filter(({ length }) => length >= STEM_BEGINNING_MIN),
      ]),
    ],
    mistakable: stems
      .filter(({ length }) => length >= MISTAKABLE_MIN && length <= MISTAKABLE_MAX)
      .slice(0, MISTAKABLE_READINGS),
  }
}
