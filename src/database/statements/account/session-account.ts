import { asc, eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { NodePgDatabase } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { PgColumn, PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { FlattenedField, Payload } from 'payload'

type Row = Record<string, unknown>
type Schema = { users: PgTable; users_sessions: PgTable }
type Database = NodePgDatabase<Schema>
type Connected = { drizzle: Database; primaryDrizzle?: Database; tables: Record<string, unknown> }
type Read = (id: string) => Promise<Row | null>

const prepared = new WeakMap<Payload, Read>()

/**
 * The account with its sessions, as `findByID` reads it with all rights. Every request of a member asks for it, and the
 * text of the statement, made anew for each, is most of the work of a small one
 * (docs/decisions/115-account-of-a-session.md).
 */
export async function sessionAccount(payload: Payload, id: string): Promise<Row | null> {
  const read = prepared.get(payload) ?? prepare(payload)
  prepared.set(payload, read)
  return read(id)
}

function prepare(payload: Payload): Read {
  const { flattenedFields } = payload.collections.users.config
  const shown = flattenedFields.filter(({ hidden }) => !hidden)
  const { drizzle, primaryDrizzle = drizzle, tables } = payload.db as unknown as Connected
  const { users, users_sessions: sessions } = tables as Record<string, Record<string, PgColumn>>
  const columns = ['id', ...shown.map(({ name }) => name).filter((name) => name in users!)]
  const statement = primaryDrizzle.query
    .users!.findMany({
      columns: Object.fromEntries(columns.map((name) => [name, true])),
      with: {
        sessions: { columns: { _order: false, _parentID: false }, orderBy: asc(sessions!._order!) },
      },
      where: eq(users!.id!, sql.placeholder('id')),
    })
    // Without a name on the server: poolers may give the next statement another connection.
    .prepare(undefined as unknown as string)
  return async (id) => {
    const [row] = (await statement.execute({ id })) as Row[]
    return row ? withDerived(withDates(row, shown), shown) : null
  }
}

/** As Payload tells them. */
function withDates(row: Row, fields: FlattenedField[]): Row {
  const told = fields.flatMap(({ name, type, ...field }) => {
    const value = row[name]
    if (type === 'date' && typeof value === 'string') return [[name, new Date(value).toISOString()]]
    if (type !== 'array' || !Array.isArray(value)) return []
    const { flattenedFields } = field as { flattenedFields: FlattenedField[] }
    return [[name, (value as Row[]).map((one) => withDates(one, flattenedFields))]]
  })
  return { ...row, ...Object.fromEntries(told) }
}

/** Fields without a column (collections/fields/derived.ts). */
function withDerived(row: Row, fields: FlattenedField[]): Row {
  const derived = fields.flatMap(({ name, ...field }) => {
    const [derive] = ('virtual' in field && field.virtual && field.hooks?.afterRead) || []
    return derive ? [[name, (derive as (given: { siblingData: Row }) => unknown)({ siblingData: row })]] : []
  })
  return { ...row, ...Object.fromEntries(derived) }
}
