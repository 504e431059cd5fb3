import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { requestContext } from '../request-context'
import type { Change } from './change'

type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>
type NewChange = Omit<Change, 'id' | 'requestId'>

/** On the transaction's connection, so that a rollback removes it; a trigger at COMMIT assigns the id. */
export const announce = ({ req, change }: { req: Transaction; change: NewChange }) =>
  announceAll({ req, changes: [change] })

export async function announceAll({ req, changes }: { req: Transaction; changes: readonly NewChange[] }) {
  if (changes.length === 0) return
  const requestId = requestContext.getStore()?.requestId
  const rows = JSON.stringify(
    changes.map(({ before, after, within, ...change }) => ({
      ...change,
      extra: { before, after, within, requestId },
    })),
  )
  const adapter = req.payload.db as unknown as PostgresAdapter
  const transaction = await req.transactionID
  const db = (transaction && adapter.sessions?.[transaction]?.db) || adapter.drizzle
  await db.execute(
    sql`insert into changes (collection, document_id, operation, extra)
        select collection, "documentId", operation, extra
        from jsonb_to_recordset(${rows}::jsonb) as given (
          collection text, "documentId" text, operation text, extra jsonb)`,
  )
  for (const { collection, documentId, operation } of changes) {
    req.payload.logger.debug({ msg: 'change written', collection, documentId, operation })
  }
}
