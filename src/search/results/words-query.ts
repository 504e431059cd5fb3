/** A condition on the words of an entry, as PostgreSQL's `tsquery`; null when nothing can fulfil it. */
export type WordsQuery = string | null

const lexeme = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

export const anyOf = (queries: readonly WordsQuery[]): WordsQuery => {
  const possible = queries.filter((query) => query !== null)
  return possible.length > 0 ? `(${possible.join(' | ')})` : null
}

export const allOf = (queries: readonly WordsQuery[]): WordsQuery =>
  queries.includes(null) || queries.length === 0 ? null : `(${queries.join(' & ')})`

/** The last ones are repeated most in the condition. */
export function atLeast(count: number, queries: readonly WordsQuery[]): WordsQuery {
  if (count > queries.length) return null
  if (count === queries.length) return allOf(queries)
  if (count === 1) return anyOf(queries)
  const [first = null, ...others] = queries
  return anyOf([allOf([first, atLeast(count - 1, others)]), atLeast(count, others)])
}

export const anyWord = (words: readonly string[]): WordsQuery => anyOf([...new Set(words)].map(lexeme))

export const noWord = (words: readonly string[]): WordsQuery => `!${anyWord(words)}`
