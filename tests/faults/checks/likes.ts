import type pg from 'pg'
import type { Ledger } from '../ledger'

/** What was liked is, what was taken back is not, nobody likes twice. */
export async function likeProblems(client: pg.Client, { likes }: Ledger): Promise<string[]> {
  const { rows } = await client.query<{ like: string; count: number }>(
    `select post_id || ' ' || owner_id as like, count(*)::int as count from post_likes group by 1`,
  )
  const counts = new Map(rows.map(({ like, count }) => [like, count]))
  const problems = rows.filter(({ count }) => count > 1).map(({ like }) => `like ${like}: more than once`)
  for (const [like, { state }] of likes) {
    const isLiked = counts.has(like)
    if (state !== null && state !== isLiked) problems.push(`like ${like}: ${isLiked} instead of ${state}`)
  }
  return problems
}
