import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { runSql } from '#database/connection/sql'

/** So many at a time, because nobody can save a word meanwhile. */
const WORDS_AT_ONCE = 2_000

/** Drops words that no entry has any more, and second copies of one word. */
export async function forgetUnusedWords(payload: Payload): Promise<void> {
  let last: string | null = ''
  while (last !== null) {
    const after: string = last
    const req = await createLocalReq({}, payload)
    last = await inTransaction(req, async () => {
      // Waits for whoever is writing an entry: only committed entries can say that a word is in use.
      await runSql(req, sql`lock table search_words in share row exclusive mode`)
      const [judged] = await runSql<{ last: string | null }>(req, judgeWords(after))
      return judged?.last ?? null
    })
  }
}

const judgeWords = (after: string) => sql`
  with looked_at as (
    select word, ctid as place from search_words where word > ${after} order by word limit ${WORDS_AT_ONCE}
  ), judged as (
    select word, place, row_number() over (partition by word) as copy from looked_at
  ), gone as (
    delete from search_words using judged where search_words.ctid = judged.place
      and (copy > 1 or not exists (select from search_entries where words @> array[judged.word collate "default"]))
  )
  select max(word) as last from judged`
