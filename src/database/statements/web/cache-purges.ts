import type pg from 'pg'

/** At the first start nothing of before lies in a cache that could be told. */
export const startPurges = (database: pg.Pool) =>
  database.query(
    `insert into cache_purges (id, last_id, at) select 1, coalesce(max(id), 0), to_timestamp(0) from changes
     on conflict do nothing`,
  )

/**
 * The last change that was told, held until the end of the transaction; null if another process is at it or was a moment
 * ago. Ids that are counted anew, after a restored backup, begin at the beginning.
 */
export async function takePurge(client: pg.PoolClient, pauseMs: number): Promise<number | null> {
  const { rows } = await client.query<{ last_id: string }>(
    `select case when last_id > (select max(id) from changes) then 0 else last_id end as last_id
     from cache_purges where at <= clock_timestamp() - make_interval(secs => $1) for update skip locked`,
    [pauseMs / 1_000],
  )
  return rows[0] ? Number(rows[0].last_id) : null
}

export const notePurge = (client: pg.PoolClient, lastId: number) =>
  client.query('update cache_purges set last_id = $1, at = clock_timestamp()', [lastId])
