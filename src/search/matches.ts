import { sql } from '@payloadcms/db-postgres'
import { nameMark, titleMark } from './marks'
import type { Term } from './question'

export type Sought = Pick<Term, 'whole' | 'related'> & {
  begun: string[]
  beginnings: string[]
  meant: string[]
}

const points = { whole: 10, related: 8, begun: 5, meant: 4, elsewhere: 1, missing: 0 }
const exactName = 40
const nameBeginsWith = 3

const allWords = ({ whole, related, begun, meant }: Sought) => [
  ...new Set([...whole, ...related, ...begun, ...meant]),
]

export const textArray = (words: readonly string[]) =>
  sql`${`{${words.map((word) => `"${word.replace(/["\\]/g, '\\$&')}"`).join(',')}}`}::text[]`

/** Visibility is stored in the entries; time is checked at each query (docs/decisions/017-search.md). */
export const isTime = () =>
  sql`(starts_at is null or starts_at <= now()) and (expires_at is null or expires_at > now())`

/** Where the words must stand; each level includes the one before. */
export type Level = 'title' | 'name' | 'anywhere'
const marked: Record<Level, (word: string, terms: number) => string> = {
  title: titleMark,
  name: nameMark,
  anywhere: (word) => word,
}

const hasOneOf = (words: readonly string[]) => sql`(words && ${textArray(words)})`

export function matching(
  terms: readonly Sought[],
  { level, mayMiss = 0 }: { level: Level; mayMiss?: number },
) {
  const mark = (word: string) => marked[level](word, terms.length)
  const every = (some: readonly Sought[]) =>
    sql`(${sql.join(
      some.map((term) => hasOneOf(allWords(term).map(mark))),
      sql` and `,
    )})`
  if (mayMiss === 0) return every(terms)
  if (mayMiss > 1) {
    const anyOfThem = hasOneOf(terms.flatMap(allWords).map(mark))
    const found = terms.map((term) => sql`${hasOneOf(allWords(term).map(mark))}::int`)
    return sql`(${anyOfThem} and ${sql.join(found, sql` + `)} >= ${terms.length - mayMiss}::int)`
  }
  const allButOne = terms.map((_, missing) => every(terms.filter((_, index) => index !== missing)))
  return sql`(${sql.join(allButOne, sql` or `)})`
}

export function score(terms: readonly Sought[], { mayMiss = 0 } = {}) {
  const each = terms.map((term) => {
    const { whole, related, begun, beginnings, meant } = term
    const used = beginnings.filter((beginning) => begun.some((word) => word.startsWith(beginning)))
    const elsewhere =
      mayMiss > 0
        ? sql`case when ${hasOneOf(allWords(term))} then ${points.elsewhere}::int else ${points.missing}::int end`
        : sql`${points.elsewhere}::int`
    return sql`case when ${named(whole)} then ${points.whole}::int when ${named(related)} then ${points.related}::int
      when ${named(used, { isBeginning: true })} then ${points.begun}::int
      when ${named(meant)} then ${points.meant}::int else ${elsewhere} end`
  })
  const isExact = terms.map(({ whole }) => anyIn(sql`title_key`, whole))
  const first = terms[0]!.whole.map((word) => sql`strpos(title_key, ${` ${word} `}) = 1`)
  return sql`(${sql.join(each, sql` + `)}
    + case when title_words = ${terms.length} and ${sql.join(isExact, sql` and `)} then ${exactName}::int else 0 end
    + case when ${sql.join(first, sql` or `)} then ${nameBeginsWith}::int else 0 end)`
}

const named = (words: readonly string[], options?: { isBeginning: boolean }) =>
  anyIn(sql`name_key`, words, options)

function anyIn(key: ReturnType<typeof sql>, words: readonly string[], { isBeginning = false } = {}) {
  if (words.length === 0) return sql`false`
  const end = isBeginning ? '' : ' '
  const found = words.map((word) => sql`strpos(${key}, ${` ${word}${end}`}) > 0`)
  return sql`(${sql.join(found, sql` or `)})`
}
