import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { runSql } from '#database/connection/sql'
import { announceNotifications } from '#database/statements/notifications/write-notifications'
import { notificationIdsInput } from '#domain/notifications/notification-input'
import { open } from '#collections/guard/open-endpoints'
import { notFound, privately, signedIn } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'

type Statement = Parameters<typeof runSql>[1]
type OwnRows = { ids: string[]; owner: string }

const isOwn = ({ ids, owner }: OwnRows) =>
  sql`owner_id = ${owner} and id in (${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`

/** For the rows of one line; those of other members do not exist. */
const forOwnRows = (path: string, statement: (rows: OwnRows) => Statement): Omit<Endpoint, 'root'> => ({
  path,
  method: 'post',
  custom: open({ query: [] }),
  handler: async (req) => {
    const { id: owner } = signedIn(req)
    const rows = { owner, ids: (await readInput(req, notificationIdsInput)).ids }
    await requireOne(req, rows)
    const operation = path === '/delete' ? 'delete' : 'update'
    const changed = await inTransaction(req, async () => {
      const [first, ...others] = await runSql<{ id: string }>(req, statement(rows))
      // One message, because the member's pages load everything anew.
      if (first) await announceNotifications(req, [{ id: first.id, owner }], operation)
      return first ? others.length + 1 : 0
    })
    return privately({ changed })
  },
})

async function requireOne(req: PayloadRequest, rows: OwnRows) {
  const found = await runSql(req, sql`select 1 from notifications where ${isOwn(rows)} limit 1`)
  if (found.length === 0) throw notFound()
}

export const readRows = forOwnRows(
  '/read',
  (rows) => sql`update notifications set read = true, updated_at = now()
    where ${isOwn(rows)} and read is not true returning id`,
)
export const deleteRows = forOwnRows(
  '/delete',
  (rows) => sql`delete from notifications where ${isOwn(rows)} returning id`,
)
