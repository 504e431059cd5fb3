import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql, tableOf } from '#database/connection/sql'

/** Triggers count the likes (`keep_count()`, docs/decisions/026-counters.md). */
export type LikeTables = { likes: string; items: string; item: string }
type Like = { tables: LikeTables; itemId: string; memberId: string }

/** Always the item before its like, against deadlocks. False if there is no such item. */
export async function lockLiked(
  connection: Connection,
  { tables, itemId }: Pick<Like, 'tables' | 'itemId'>,
): Promise<boolean> {
  const items = tableOf(tables.items)
  const rows = await runSql(connection, sql`select 1 from ${items} where id = ${itemId} for no key update`)
  return rows.length > 0
}

export async function toggleLike(connection: Connection, { tables, itemId, memberId }: Like) {
  const likes = tableOf(tables.likes)
  const item = sql.identifier(tables.item)
  const [made] = await runSql<{ liked: boolean }>(
    connection,
    sql`with gone as (
        delete from ${likes} where owner_id = ${memberId} and ${item} = ${itemId} returning 1
      ), made as (
        insert into ${likes} (owner_id, ${item}) select ${memberId}, ${itemId} where not exists (select from gone)
        returning 1
      )
      select exists (select from made) as liked`,
  )
  const [counted] = await runSql<{ count: number }>(
    connection,
    sql`select likes_count::int as count from ${tableOf(tables.items)} where id = ${itemId}`,
  )
  return { liked: made!.liked, likesCount: counted!.count }
}

export async function likedItem(
  connection: Connection,
  { tables, likeId }: { tables: LikeTables; likeId: string },
): Promise<string | null> {
  const [row] = await runSql<{ item_id: string }>(
    connection,
    sql`select ${sql.identifier(tables.item)} as item_id from ${tableOf(tables.likes)} where id = ${likeId}`,
  )
  return row?.item_id ?? null
}
