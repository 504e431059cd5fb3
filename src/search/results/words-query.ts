import { sql } from '@payloadcms/db-postgres'

/** A condition on the words of an entry, as PostgreSQL's `tsquery`; null when nothing can fulfil it. */
export type WordsQuery = string | null

const lexeme = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

export const anyOf = (queries: readonly WordsQuery[]): WordsQuery => {
  const possible = queries.filter((query) => query !== null)
  return possible.length > 0 ? `(${possible.join(' | ')})` : null
}

export const allOf = (queries: readonly WordsQuery[]): WordsQuery =>
  queries.includes(null) || queries.length === 0 ? null : `(${queries.join(' & ')})`

export const anyWord = (words: readonly string[]): WordsQuery => anyOf([...new Set(words)].map(lexeme))

export const noWord = (words: readonly string[]): WordsQuery => `!${anyWord(words)}`

/**
 * One condition, so that the index answers it alone: what it leaves to the rows costs the time to unpack their words.
 * As a subquery, because PostgreSQL reads the whole table for words that it takes for common ones.
 */
export const fulfils = (query: WordsQuery) =>
  query === null ? sql`false` : sql`words @@ (select ${query}::tsquery)`
