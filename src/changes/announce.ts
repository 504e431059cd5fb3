import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Change } from './change'

/**
 * Writes the change on the transaction's own connection: rolled back, it says nothing. Its id and the notification
 * are given by a trigger at COMMIT (src/database/migrations).
 */
export async function announce({ req, change }: { req: PayloadRequest; change: Omit<Change, 'id'> }) {
  const { collection, documentId, operation, before, after, within } = change
  const extra = JSON.stringify({ before, after, within })
  const adapter = req.payload.db as unknown as PostgresAdapter
  const transaction = await req.transactionID
  const db = (transaction && adapter.sessions?.[transaction]?.db) || adapter.drizzle
  await db.execute(
    sql`insert into changes (collection, document_id, operation, extra)
        values (${collection}, ${documentId}, ${operation}, ${extra}::jsonb)`,
  )
}
