import { sql } from '@payloadcms/db-postgres'
import { notHidden } from '#access/visibility/hidden'
import { runSql, type Connection } from '#database/connection/sql'

export type DueReminder = {
  id: string
  slug: string
  title: string
  date: string
  city: string
  address: string
  members: string[]
}

/** One statement, so that concurrent runs never remind twice. */
export const takeDueReminders = (connection: Connection, hours: number): Promise<DueReminder[]> =>
  runSql<DueReminder>(
    connection,
    sql`with due as (
        update event_registrations as one set reminded_of = events.date from events
        where events.id = one.event_id and one.place is null and one.owner_id is not null
          and not events.cancelled and ${notHidden.sql()} and events.date > now()
          and events.date <= now() + make_interval(hours => ${hours})
          and one.reminded_of is distinct from events.date
        returning one.event_id, one.owner_id
      )
      select events.id, slug, title, date, city, address, array_agg(due.owner_id) as members
      from due join events on events.id = due.event_id group by events.id`,
  )
