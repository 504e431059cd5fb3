import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

/** A request, or Payload alone; of a request that is in a transaction, the statement is a part of it. */
export type Connection = Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>
/** All of what `work` does or nothing; given from outside, where transactions are at home. */
export type InTransaction = <Result>(req: PayloadRequest, work: () => Promise<Result>) => Promise<Result>
type Statement = Parameters<PostgresAdapter['drizzle']['execute']>[0]

export async function runStatement<Row extends object>(
  { payload, transactionID }: Connection,
  statement: Statement,
): Promise<Row[]> {
  const adapter = payload.db as unknown as PostgresAdapter
  const session = transactionID ? adapter.sessions[String(await transactionID)] : undefined
  const { rows } = await (session?.db ?? adapter.drizzle).execute(statement)
  return rows as Row[]
}
