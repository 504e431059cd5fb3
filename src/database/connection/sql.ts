import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

export type Connection = Pick<PayloadRequest, 'payload' | 'transactionID'>
type Statement = Parameters<PostgresAdapter['drizzle']['execute']>[0]

/** Only for what must be one statement (counting, using up, ending); everything else goes through Payload. */
export async function runSql<Row extends object>(
  { payload, transactionID }: Connection,
  statement: Statement,
): Promise<Row[]> {
  const adapter = payload.db as unknown as PostgresAdapter
  const session = transactionID ? adapter.sessions[String(await transactionID)] : undefined
  const { rows } = await (session?.db ?? adapter.drizzle).execute(statement)
  return rows as Row[]
}

/** Until the transaction ends. */
export const lockRow = (connection: Connection, { slug, id }: { slug: string; id: string | number }) =>
  runSql(connection, sql`select 1 from ${tableOf(slug)} where id = ${id} for update`)

export const tableOf = (slug: string) => sql.identifier(slug.replaceAll('-', '_'))
