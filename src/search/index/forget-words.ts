import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { runSql } from '#database/connection/sql'

const WORDS_AT_ONCE = 2_000

export async function forgetUnusedWords(payload: Payload): Promise<void> {
  let last: string | null = ''
  while (last !== null) {
    const after: string = last
    const req = await createLocalReq({}, payload)
    last = await inTransaction(req, async () => {
      // Waits for writers: only committed entries show that a word is in use.
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
      and (copy > 1 or not exists (select from search_entries where words @@ quote_literal(judged.word)::tsquery))
  )
  select max(word) as last from judged`
