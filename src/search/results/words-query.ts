/** A condition on the words of an entry, as PostgreSQL's `tsquery`; null when nothing can fulfil it. */
export type WordsQuery = string | null

const lexeme = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

export const anyOf = (queries: readonly WordsQuery[]): WordsQuery => {
  const possible = queries.filter((query) => query !== null)
  return possible.length > 0 ? `(${possible.join(' | ')})` : null
}

export const allOf = (queries: readonly WordsQuery[]): WordsQuery =>
  queries.includes(null) || queries.length === 0 ? null : `(${queries.join(' & ')})`

export type Weighted = { query: WordsQuery; weight: number }

/** Together so much weight or more. The last ones are repeated most in the condition. */
export function weighing(least: number, queries: readonly Weighted[]): WordsQuery {
  const [first, ...others] = queries
  if (!first || weightOf(queries) < least) return null
  if (weightOf(queries) === least) return allOf(queries.map(({ query }) => query))
  const rest = least - first.weight
  const withFirst = rest > 0 ? allOf([first.query, weighing(rest, others)]) : first.query
  return anyOf([withFirst, weighing(least, others)])
}

export const weightOf = (queries: readonly { weight: number }[]) =>
  queries.reduce((sum, { weight }) => sum + weight, 0)

export const anyWord = (words: readonly string[]): WordsQuery => anyOf([...new Set(words)].map(lexeme))

export const noWord = (words: readonly string[]): WordsQuery => `!${anyWord(words)}`
