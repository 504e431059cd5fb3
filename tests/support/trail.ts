import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import { runSql } from '#database/connection/sql'
import { keeperUrl } from '#database/embedded/server-connection'
import type { TrailLine } from '#domain/trail/trail'
import { env } from '#env'
import { type Actor, getTestPayload, rest } from './rest'

type Line = TrailLine & { id: string }

/** Of one document, the newest first. */
export const linesOf = async (documentId: string) =>
  runSql<Line>(
    { payload: await getTestPayload(), transactionID: undefined },
    sql`select id, actor_id as actor, actor_role as "actorRole", action, subject, document_id as "documentId", title,
        member_id as member, changes, reason
      from trail where document_id = ${documentId} order by created_at desc, id`,
  )

export const fieldOf = (line: Line | undefined, name: string) =>
  line?.changes.find(({ field }) => field === name)

export async function done(
  method: string,
  path: string,
  { as, body }: { as: Actor; body?: object | string },
) {
  const answer = await rest(method, path, { as, ...(body && { body: body as Record<string, unknown> }) })
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
  return answer.data
}

export async function asKeeper(work: (client: pg.Client) => Promise<number>): Promise<number> {
  const client = new pg.Client({ connectionString: keeperUrl(env.DATABASE_URL!) })
  await client.connect()
  return work(client).finally(() => client.end())
}
