import { paragraph } from '../factories'
import { runRawSql } from '../run-sql'
import { marker } from './readings'

type Column = { column_name: string; data_type: string; udt_name: string }
export type Row = { table: string; where: string }

const columnsOf = (table: string) =>
  runRawSql<Column>(
    `select column_name, data_type, udt_name from information_schema.columns where table_name = '${table}'`,
  )

/** Keys, and columns that decide on visibility. */
const deciding = /^(id|listed|hidden|_status|version__status|published_at|expires_at|latest|autosave)$|_id$/

export const contentOf = async (table: string): Promise<string[]> =>
  (await columnsOf(table)).map(({ column_name: name }) => name).filter((name) => !deciding.test(name))

type Change = Row & { columns: readonly string[]; otherMember: string }

export async function changeColumns({ table, where, columns, otherMember }: Change) {
  const known = await columnsOf(table)
  const assignments = columns.map((name) => {
    const column = known.find(({ column_name }) => column_name === name)
    if (!column) throw new Error(`${table} has no column ${name}`)
    return `"${name}" = ${otherValue(column, otherMember)}`
  })
  const rows = await runRawSql(`update ${table} set ${assignments.join(', ')} where ${where} returning 1`)
  if (rows.length !== 1) throw new Error(`${rows.length} rows of ${table} where ${where}`)
}

function otherValue({ column_name: name, data_type: type, udt_name: kind }: Column, otherMember: string) {
  if (type === 'boolean') return `not coalesce("${name}", false)`
  if (type === 'uuid') return `'${otherMember}'`
  if (name.endsWith('content') && type === 'jsonb') return `'${JSON.stringify(paragraph(marker))}'`
  if (name === 'mentions') return `'${JSON.stringify([{ id: otherMember, name: marker }])}'`
  if (type === 'jsonb') return `'${JSON.stringify({ title: marker, name: marker, description: marker })}'`
  if (type === 'numeric' || type === 'integer') return '4711'
  if (type.startsWith('timestamp')) return `'2031-02-03T04:05:06Z'`
  if (type === 'USER-DEFINED')
    return `(select one from unnest(enum_range(null::${kind})) one where one is distinct from "${name}" limit 1)`
  if (name.endsWith('slug')) return `'${marker}-' || gen_random_uuid()`
  return name.endsWith('email') ? `'${marker}@example.org'` : `'${marker}'`
}
