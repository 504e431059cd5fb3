import type { Connection } from '#database/sql'
import type { SearchKind } from '#domain/search-kinds'
import { findEntries } from './find-entries'
import type { Question } from './findings'

type Asked = Omit<Question, 'kinds'> & { kind: SearchKind }

/**
 * For the search box of a list: the ids of one page in their order, and how many there are in all. Null when nothing
 * was typed: then the list shows what it always shows.
 */
export async function matchingIds(
  connection: Connection,
  { kind, ...question }: Asked,
): Promise<{ ids: string[]; total: number } | null> {
  if (question.query.trim() === '' && !question.near) return null
  const { total, results } = await findEntries(connection, { ...question, kinds: [kind] })
  return { total, ids: results.map(({ id }) => id) }
}
