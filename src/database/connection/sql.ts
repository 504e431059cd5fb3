import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

/** What a statement needs to know of a request: its database, and the transaction it may be in. */
export type Connection = Pick<PayloadRequest, 'payload' | 'transactionID'>
type Statement = Parameters<PostgresAdapter['drizzle']['execute']>[0]

/** For what must be one statement: counting, using up, ending. Everything else goes through Payload. */
export async function runSql<Row extends object>(
  { payload, transactionID }: Connection,
  statement: Statement,
): Promise<Row[]> {
  const adapter = payload.db as unknown as PostgresAdapter
  const session = transactionID ? adapter.sessions[String(await transactionID)] : undefined
  const { rows } = await (session?.db ?? adapter.drizzle).execute(statement)
  return rows as Row[]
}

/** The table of a collection. */
export const tableOf = (slug: string) => sql.identifier(slug.replaceAll('-', '_'))
