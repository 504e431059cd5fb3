import type { Client } from 'pg'
import { TRAIL_KEPT_YEARS } from '#domain/panel-limits'

/** The only role that may change the trail (docs/decisions/066-trail.md). */
const asKeeper = 'set local role bg_trail_keeper'

/** Returns how many lines have ended. */
export const expireTrail = (client: Client): Promise<number> =>
  inOne(client, `delete from trail where created_at < now() - interval '${TRAIL_KEPT_YEARS} years'`)

/** Of lines about people whose account is gone. Returns how many; what people have done stays, with the id alone. */
export const forgetInTrail = (client: Client): Promise<number> =>
  inOne(
    client,
    `update trail set title = null, reason = null,
      changes = (select coalesce(jsonb_agg(jsonb_build_object('field', change->'field')), '[]'::jsonb)
        from jsonb_array_elements(changes) change)
      where member_id is not null and not exists (select from users where users.id = member_id)
        and (title is not null or reason is not null
          or exists (select from jsonb_array_elements(changes) change where change ? 'before'))`,
  )

async function inOne(client: Client, statement: string): Promise<number> {
  await client.query('begin')
  try {
    await client.query(asKeeper)
    const { rowCount } = await client.query(statement)
    await client.query('commit')
    return rowCount ?? 0
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
