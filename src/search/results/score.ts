import { sql } from '@payloadcms/db-postgres'
import { kindsNamed } from './kinds-named'
import { textArray } from '../text-array'
import { type Sought, WORDS_OF_KIND_MAX } from './matches'

/** For each term in the name, that is title, city, kind, specialty, category. */
const points = { whole: 10, related: 8, begun: 7, parts: 6, meant: 5 }
const elsewhere = 1
const weakWord = 2
const nameBeginsWith = 3
/** The entry is what was asked for: „квартира“ a flat, not paint for flats. */
const isOfKind = 6

type Sql = ReturnType<typeof sql>

/** Points of a row for its name: it orders what was found on the same level. */
export function score(terms: readonly Sought[]): Sql {
  const each = terms.map((term) => (term.role === 'weak' ? ofWeak(term) : ofTerm(term)))
  const first = terms[0]!.whole.map((word) => sql`strpos(title_key, ${` ${word} `}) = 1`)
  const kinds = [...new Set(terms.flatMap(kindsNamed))]
  const bonuses = [
    sql`case when ${anyOf(first)} then ${nameBeginsWith}::int else 0 end`,
    ...(kinds.length > 0
      ? [sql`case when kind = any(${textArray(kinds)}) then ${isOfKind}::int else 0 end`]
      : []),
  ]
  return sql`(${sql.join([...each, ...bonuses], sql` + `)})`
}

const ofWeak = ({ whole }: Sought) => sql`case when ${isNamed(whole)} then ${weakWord}::int else 0 end`

function ofTerm(term: Sought): Sql {
  const { whole, related, parts, meant, typed } = term
  const beginnings = typed.length > 0 ? typed : beginningsOf(term)
  const cases: [number, Sql][] = [
    [points.whole, isNamed(whole)],
    [points.related, isNamed(related)],
    [points.begun, isNamed(beginnings, { isBeginning: true })],
    [points.parts, parts.length > 0 ? allOf(parts.map((part) => isNamed(part))) : sql`false`],
    [points.meant, isNamed(meant)],
  ]
  const whens = cases.map(([given, test]) => sql`when ${test} then ${given}::int`)
  return sql`case ${sql.join(whens, sql` `)} else ${elsewhere}::int end`
}

const beginningsOf = ({ beginnings, begun }: Sought) =>
  beginnings.filter((beginning) => begun.some((word) => word.startsWith(beginning)))

function isNamed(words: readonly string[], { isBeginning = false } = {}): Sql {
  const end = isBeginning ? '' : ' '
  return anyOf(
    words.slice(0, WORDS_OF_KIND_MAX).map((word) => sql`strpos(name_key, ${` ${word}${end}`}) > 0`),
  )
}

const anyOf = (tests: readonly Sql[]) =>
  tests.length > 0 ? sql`(${sql.join([...tests], sql` or `)})` : sql`false`
const allOf = (tests: readonly Sql[]) => sql`(${sql.join([...tests], sql` and `)})`
