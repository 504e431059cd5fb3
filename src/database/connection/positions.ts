import type pg from 'pg'

/** A place in the primary's log (WAL): who has replayed it has all that was written before. */
export type Position = number
/** `timeline`: of that cluster; each promotion begins another one. */
export type Place = { position: Position; cluster: string; timeline: number }

const place = (position: string) =>
  `pg_wal_lsn_diff(${position}, '0/0')::float8 as position,
   (select system_identifier::text from pg_control_system()) as cluster,
   (select timeline_id from pg_control_checkpoint()) as timeline`

type Asked = Pick<pg.Pool, 'query'>

/** Of the primary; what has been committed stands before it. */
export async function writtenPlace(primary: Asked): Promise<Place> {
  const { rows } = await primary.query<Place>(`select ${place('pg_current_wal_insert_lsn()')}`)
  return rows[0]!
}

/** Null: this server follows nobody. */
export async function replayedPlace(replica: Asked): Promise<Place | null> {
  const { rows } = await replica.query<Place & { follows: boolean }>(
    `select pg_is_in_recovery() as follows, ${place('pg_last_wal_replay_lsn()')}`,
  )
  const { follows, ...found } = rows[0]!
  return follows ? found : null
}
