import { sql } from '@payloadcms/db-postgres'
import { runSql, type Connection } from '#database/connection/sql'

export type LockedEvent = {
  id: string
  slug: string
  title: string
  date: string
  endsAt: string
  cancelled: boolean
  hidden: boolean
  capacity: number | null
}

/** Registrations lock the event, so that seats are given out one by one. */
export async function lockEvent(connection: Connection, id: string): Promise<LockedEvent | null> {
  const [event] = await runSql<LockedEvent>(
    connection,
    sql`select id, slug, title, date, ends_at as "endsAt", cancelled, hidden is true as hidden, capacity::int as capacity
      from events where id = ${id} for update`,
  )
  return event ?? null
}

export async function seatsTaken(
  connection: Connection,
  eventId: string,
): Promise<{ registered: number; waiting: number }> {
  const [taken] = await runSql<{ registered: number; waiting: number }>(
    connection,
    sql`select count(*) filter (where place is null)::int as registered, coalesce(max(place), 0)::int as waiting
      from event_registrations where event_id = ${eventId}`,
  )
  return taken!
}

type Moved = { id: string; owner: string | null; place: number | null }

/** Requires the lock. Returns changed registrations; one with `place` null has a seat now. */
export async function moveUp(
  connection: Connection,
  { event, isOpen }: { event: LockedEvent; isOpen: boolean },
): Promise<Moved[]> {
  const { registered, waiting } = await seatsTaken(connection, event.id)
  if (waiting === 0) return []
  const free = event.capacity === null ? waiting : Math.max(0, event.capacity - registered)
  return runSql<Moved>(
    connection,
    sql`with line as (
        select id, row_number() over (order by place, created_at, id) - ${isOpen ? free : 0}::int as rank
        from event_registrations where event_id = ${event.id} and place is not null
      )
      update event_registrations as one
      set place = case when line.rank > 0 then line.rank end, updated_at = now()
      from line where line.id = one.id and one.place is distinct from case when line.rank > 0 then line.rank end
      returning one.id, one.owner_id as owner, one.place::int as place`,
  )
}

/** Requires the lock. Returns the event if its count has changed. */
export const recount = (connection: Connection, eventId: string) =>
  runSql<Pick<LockedEvent, 'id' | 'slug' | 'hidden'>>(
    connection,
    sql`with counted as (
        select count(*) as count from event_registrations where event_id = ${eventId} and place is null
      )
      update events set registered_count = counted.count from counted
      where id = ${eventId} and registered_count is distinct from counted.count
      returning id, slug, hidden`,
  )

export async function everyoneRegistered(connection: Connection, eventId: string): Promise<string[]> {
  const rows = await runSql<{ owner: string }>(
    connection,
    sql`select owner_id as owner from event_registrations where event_id = ${eventId} and owner_id is not null`,
  )
  return rows.map(({ owner }) => owner)
}

export const dropRegistrations = (connection: Connection, eventId: string) =>
  runSql(connection, sql`delete from event_registrations where event_id = ${eventId}`)
