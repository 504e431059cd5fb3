import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import { errorTexts } from '#texts/web/errors'

/** What a deleted account did stays without its name, also here; unread likes are taken back before (hooks/feed/likes.ts). */
export async function forgetPerson(connection: Connection, personId: string): Promise<void> {
  const isAmong = sql`data -> 'people' @> jsonb_build_array(jsonb_build_object('id', ${personId}::text))`
  await runSql(
    connection,
    sql`delete from notifications where ${isAmong} and type::text in ('social_like', 'forum_like')
      and jsonb_array_length(data -> 'people') = 1`,
  )
  await runSql(
    connection,
    sql`update notifications set
        message = replace(message, person.name, ${errorTexts.unknownUser}),
        data = jsonb_set(data, '{people}', person.others || '[{"id": null, "name": null}]'::jsonb)
      from (
        select id as notification,
          (select one ->> 'name' from jsonb_array_elements(data -> 'people') one
            where one ->> 'id' = ${personId}) as name,
          (select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(data -> 'people') one
            where one ->> 'id' is distinct from ${personId}) as others
        from notifications where ${isAmong}) person
      where notifications.id = person.notification`,
  )
}
