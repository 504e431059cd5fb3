import { sql } from '@payloadcms/db-postgres'
import type { Connection } from '#database/connection/sql'
import { phraseMark } from '../index/marks'
import { runNamed } from '../slow-answers'
import { textArray } from '../text-array'
import type { Thesaurus } from '../thesaurus/thesaurus'
import type { Term } from './question'
import { errorsAllowed, meantBy, nearSpellings } from './typing-errors'

/** For each prefix; shorter words are nearer to what was typed. */
const CONTINUED_MAX = 40
const SIMILAR_MAX = 40
const LAST_LETTER = '\u{10ffff}'

type Vocabulary = { known: ReadonlySet<string>; begun: string[][] }

/** Which of the words the index has, and for each list of beginnings the words of the index that begin so. */
export async function vocabularyOf(
  connection: Connection,
  { words, beginnings }: { words: readonly string[]; beginnings: readonly (readonly string[])[] },
): Promise<Vocabulary> {
  const asked = beginnings.flatMap((some, term) => some.map((low) => ({ term, low })))
  const rows = await runNamed<{ term: number | null; word: string }>(
    connection,
    'vocabulary',
    sql`select term, found.word
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (term int, low text)
      cross join lateral (
        select distinct word, length(word) from search_words where word >= low and word < low || ${LAST_LETTER}
        order by length(word), word limit ${CONTINUED_MAX}) found
      union all select distinct null::int, word from search_words where word = any(${textArray(words)} collate "C")`,
  )
  return {
    known: new Set(rows.flatMap(({ term, word }) => (term === null ? [word] : []))),
    begun: beginnings.map((_, index) => rows.filter(({ term }) => term === index).map(({ word }) => word)),
  }
}

export const wordsKnown = async (connection: Connection, words: readonly string[]) =>
  (await vocabularyOf(connection, { words, beginnings: [] })).known

/** Words of the index and of the thesaurus that can have been meant, with what these mean. */
export async function wordsMeant(
  connection: Connection,
  terms: readonly Term[],
  thesaurus: Thesaurus,
): Promise<string[][]> {
  const asked = terms.flatMap(({ mistakable }, term) => mistakable.map((typed) => ({ term, typed })))
  if (asked.length === 0) return terms.map(() => [])
  // Of a short word hardly a trigram is left.
  const spelled = asked.flatMap(({ term, typed }) => nearSpellings(typed).map((word) => ({ term, word })))
  const rows = await runNamed<{ term: number; word: string }>(
    connection,
    'similar words',
    sql`select term, found.word
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (term int, typed text)
      cross join lateral (
        select distinct word, similarity(word, typed) from search_words
        where word % typed and word not like ${`${phraseMark('')}%`}
        order by similarity(word, typed) desc limit ${SIMILAR_MAX}) found
      union select term, found.word from jsonb_to_recordset(${JSON.stringify(spelled)}::jsonb) as spelled (term int, word text)
      cross join lateral (select word from search_words where word = spelled.word collate "C" limit 1) found`,
  )
  return terms.map(({ mistakable, whole }, index) => {
    const indexed = rows.filter(({ term }) => term === index).map(({ word }) => word)
    const known = [...indexed, ...ofSimilarLength(mistakable, thesaurus)]
    const meant = meantBy({ typed: mistakable, known: known.filter((word) => !whole.includes(word)) })
    const meanings = meant.flatMap((word) => thesaurus.meaningsOf([{ stems: [word] }]))
    return [...new Set([...meant, ...meanings.flatMap(({ words }) => [...words])])]
  })
}

function ofSimilarLength(words: readonly string[], thesaurus: Thesaurus): string[] {
  const lengths = words.flatMap((word) => {
    const most = errorsAllowed(word)
    return Array.from({ length: 2 * most + 1 }, (_, index) => word.length - most + index)
  })
  return [...new Set(lengths)].flatMap((length) => thesaurus.wordsOfLength(length))
}
