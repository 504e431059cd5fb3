import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { runSql } from '#database/connection/sql'
import { announceNotifications } from '#database/statements/notifications/write-notifications'
import { open } from '#collections/guard/open-endpoints'
import { privately, signedIn } from '#collections/endpoints/answers'

export const readAll: Omit<Endpoint, 'root'> = {
  path: '/read-all',
  method: 'post',
  custom: open({ query: [] }),
  handler: async (req) => {
    const { id: memberId } = signedIn(req)
    const updated = await inTransaction(req, async () => {
      const rows = await runSql<{ id: string }>(
        req,
        sql`update notifications set read = true, updated_at = now()
          where owner_id = ${memberId} and read is not true returning id`,
      )
      const [first] = rows
      if (first) await announceNotifications(req, [{ id: first.id, owner: memberId }], 'update')
      return rows.length
    })
    return privately({ updated })
  },
}
