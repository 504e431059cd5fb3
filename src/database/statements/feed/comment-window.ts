import { sql } from '@payloadcms/db-postgres'
import { notHidden } from '#access/visibility/hidden'
import { type Connection, runSql } from '#database/connection/sql'

export type CommentsAsked = {
  postId: string
  limit: number
  /** Next to this comment, without it; `around` has it in the middle. Without any: the newest. */
  before?: string
  after?: string
  around?: string
}
type Step = { postId: string; limit: number; from?: string; isBack: boolean; isIncluded?: boolean }
type Counts = { before: number; after: number; total: number }

const cursor = (id: string) =>
  sql`((select created_at from post_comments where id = ${id}), (select id from post_comments where id = ${id}))`

async function step(connection: Connection, { postId, limit, from, isBack, isIncluded }: Step) {
  const compare = sql.raw(`${isBack ? '<' : '>'}${isIncluded ? '=' : ''}`)
  const direction = sql.raw(isBack ? 'desc' : 'asc')
  const rows = await runSql<{ id: string }>(
    connection,
    sql`select id from post_comments where post_id = ${postId} and ${notHidden.sql()}
      and ${from ? sql`(created_at, id) ${compare} ${cursor(from)}` : sql`true`}
      order by created_at ${direction}, id ${direction} limit ${limit}`,
  )
  const ids = rows.map(({ id }) => id)
  return isBack ? ids.reverse() : ids
}

async function idsOf(connection: Connection, { postId, limit, before, after, around }: CommentsAsked) {
  if (after) return step(connection, { postId, limit, from: after, isBack: false })
  if (!around) return step(connection, { postId, limit, from: before, isBack: true })
  const half = Math.ceil(limit / 2)
  const earlier = await step(connection, {
    postId,
    limit: half,
    from: around,
    isBack: true,
    isIncluded: true,
  })
  const later = await step(connection, { postId, limit: limit - half, from: around, isBack: false })
  return [...earlier, ...later]
}

/** Oldest first, with how many stand before and after them. */
export async function commentWindow(connection: Connection, asked: CommentsAsked) {
  const ids = await idsOf(connection, asked)
  const [first, last] = [ids[0] ?? null, ids.at(-1) ?? null]
  const outside = (edge: string | null, compare: string) =>
    edge ? sql`count(*) filter (where (created_at, id) ${sql.raw(compare)} ${cursor(edge)})::int` : sql`0`
  const [counts] = await runSql<Counts>(
    connection,
    sql`select count(*)::int as total, ${outside(first, '<')} as before, ${outside(last, '>')} as after
      from post_comments where post_id = ${asked.postId} and ${notHidden.sql()}`,
  )
  return { ids, ...counts! }
}
