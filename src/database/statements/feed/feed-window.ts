import { sql } from '@payloadcms/db-postgres'
import { notHidden, notHiddenOrHeldFor } from '#access/visibility/hidden'
import { type Connection, runSql } from '#database/connection/sql'
import type { Viewer } from '#domain/roles'

type Row = { id: string }
const idsOf = (rows: Row[]) => rows.map(({ id }) => id)

/** Newest first. The cursor may be hidden meanwhile; one that is gone has nothing before it. */
export async function postsBefore(
  connection: Connection,
  { before, limit }: { before?: string; limit: number },
) {
  const cursor = (column: 'created_at' | 'id') =>
    sql`(select ${sql.identifier(column)} from posts where id = ${before})`
  const isEarlier = before ? sql`(created_at, id) < (${cursor('created_at')}, ${cursor('id')})` : sql`true`
  const rows = await runSql<Row>(
    connection,
    sql`select id from posts where ${notHidden.sql()} and ${isEarlier}
      order by created_at desc, id desc limit ${limit}`,
  )
  return idsOf(rows)
}

/** Newest first, without those that the viewer does not see. */
export async function shownPosts(
  connection: Connection,
  { ids, viewer }: { ids: readonly string[]; viewer: Viewer },
) {
  const rows = await runSql<Row>(
    connection,
    sql`select id from posts where id = any(${sql.param([...ids])}::uuid[]) and ${notHiddenOrHeldFor(viewer)}
      order by created_at desc, id desc`,
  )
  return idsOf(rows)
}

type Liker = { memberId: string; ids: readonly string[] }

export async function likedPosts(connection: Connection, { memberId, ids }: Liker) {
  const rows = await runSql<Row>(
    connection,
    sql`select post_id as id from post_likes
      where owner_id = ${memberId} and post_id = any(${sql.param([...ids])}::uuid[])`,
  )
  return idsOf(rows)
}
