import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { announce } from '#changes/announce'
import { inTransaction } from '#database/connection/in-transaction'
import { runSql } from '#database/connection/sql'
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
      if (first) {
        const change = { collection: 'notifications', documentId: first.id, operation: 'update' as const }
        await announce({ req, change: { ...change, before: null, after: null, within: memberId } })
      }
      return rows.length
    })
    return privately({ updated })
  },
}
