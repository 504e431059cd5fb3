import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { runSql, tableOf } from '#database/connection/sql'
import type { Neighbour } from './members'

type Likes = { of: 'topic' | 'comment'; id: string; fans: Neighbour[] }

/** In one statement, because there are more likes than anything else. */
export async function seedLikes(payload: Payload, { of, id, fans }: Likes): Promise<void> {
  if (fans.length === 0) return
  const rows = fans.map((fan) => sql`(${id}::uuid, ${fan.id}::uuid)`)
  await runSql(
    { payload },
    sql`insert into ${tableOf(`forum-${of}-likes`)} (${sql.identifier(`${of}_id`)}, owner_id)
      values ${sql.join(rows, sql`, `)}`,
  )
}
