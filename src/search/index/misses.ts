import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import { MISSES_A_DAY } from '#domain/limits'
import { keptQuestion, type Miss, withoutBeginnings } from '#domain/search/misses'
import { comparablePhrase, phrasesOf } from '#domain/search/synonyms'
import { TIME_ZONE } from '#domain/time/dates'
import { wordsOf } from '../folding/words'

const WORDS_LETTERS_MAX = 200
/** Beginnings are looked for in the commonest ones only. */
const LOOKED_AT = 2_000

const today = sql`(now() at time zone ${TIME_ZONE})::date`

/** Counted by day and words, without a trace of who asked (docs/decisions/017-search.md). */
export async function countMiss(connection: Connection, asked: string): Promise<void> {
  const question = keptQuestion(asked)
  const words = question && missedWords(question)
  if (!words) return
  await runSql(
    connection,
    sql`insert into search_misses as known (day, words, question)
      select ${today}, ${words}::text, ${question}::text
      where exists (select from search_misses where day = ${today} and words = ${words}::text collate "C")
        or (select count(*) from search_misses where day = ${today}) < ${MISSES_A_DAY}
      on conflict (day, words) do update set times = known.times + 1, question = excluded.question`,
  )
}

/** The same for the same words in another order, script or form. */
export const missedWords = (question: string): string =>
  [...new Set(wordsOf(question, 1).flatMap(({ stems }) => stems.slice(0, 1)))]
    .sort()
    .join(' ')
    .slice(0, WORDS_LETTERS_MAX)

type Asked = { days: number; limit: number }

export async function commonMisses(connection: Connection, { days, limit }: Asked): Promise<Miss[]> {
  const counted = await runSql<Omit<Miss, 'isSynonym'>>(
    connection,
    sql`select (array_agg(question order by day desc))[1] as question, sum(times)::int as times,
        max(day)::text as "lastDay"
      from search_misses where day > ${today} - ${days}::int
      group by words order by 2 desc, 3 desc, words limit ${LOOKED_AT}`,
  )
  const common = withoutBeginnings(counted).slice(0, limit)
  const groups =
    common.length > 0 ? await runSql<{ phrases: string }>(connection, sql`select phrases from synonyms`) : []
  const known = new Set(groups.flatMap(({ phrases }) => phrasesOf(phrases)).map(comparablePhrase))
  return common.map((miss) => ({ ...miss, isSynonym: known.has(comparablePhrase(miss.question)) }))
}

export const dropOldMisses = (connection: Connection, days: number) =>
  runSql(connection, sql`delete from search_misses where day <= ${today} - ${days}::int`)
