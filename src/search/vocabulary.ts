import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import type { Term } from './question'
import { relatedTo } from './related'
import { meantBy } from './typing-errors'

/** For each prefix; shorter words are nearer to what was typed. */
const CONTINUED_MAX = 40
const SIMILAR_MAX = 40

export async function wordsBeginning(connection: Connection, terms: readonly Term[]): Promise<string[][]> {
  const asked = terms.flatMap(({ beginnings }, term) =>
    beginnings.map((low) => ({ term, low, high: `${low}\u{10ffff}` })),
  )
  const rows = await lookUp(
    connection,
    asked,
    sql`select distinct word, length(word) from search_words where word >= low and word < high
      order by length(word), word limit ${CONTINUED_MAX}`,
  )
  return terms.map((_, index) => rows.filter(({ term }) => term === index).map(({ word }) => word))
}

export async function wordsMeant(connection: Connection, terms: readonly Term[]): Promise<string[][]> {
  const asked = terms.flatMap(({ mistakable }, term) => mistakable.map((low) => ({ term, low, high: low })))
  const rows = await lookUp(
    connection,
    asked,
    sql`select distinct word, similarity(word, low) from search_words where word % low
      order by similarity(word, low) desc limit ${SIMILAR_MAX}`,
  )
  return terms.map(({ mistakable, whole }, index) => {
    const known = rows
      .filter(({ term, word }) => term === index && !whole.includes(word))
      .map(({ word }) => word)
    const meant = meantBy({ typed: mistakable, known })
    return [...new Set([...meant, ...relatedTo(meant)])]
  })
}

type Asked = { term: number; low: string; high: string }

async function lookUp(connection: Connection, asked: readonly Asked[], words: ReturnType<typeof sql>) {
  if (asked.length === 0) return []
  return runSql<{ term: number; word: string }>(
    connection,
    sql`select term, found.word
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (term int, low text, high text)
      cross join lateral (${words}) found`,
  )
}
