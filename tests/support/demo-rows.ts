import { env } from '#env'
import { sql } from './start/sql'

type Row = Record<string, unknown>

/** Internal to the server or random. */
const leftOut = [
  'changes',
  'job_runs',
  'payload_jobs',
  'payload_migrations',
  'payload_kv',
  'cache_purges',
  'request_counts',
  'signing_keys',
]
const secrets = /^(hash|salt)$|_sent_at$/
const HOUR = 3_600_000
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

const database = (statement: string) => sql(env.DATABASE_URL!, statement)

/** Reproducible: ids by name, times in hours from `now`, file names without random parts. */
export async function demoRows(now: Date): Promise<Record<string, string[]>> {
  const found = await database(`select tablename from pg_tables where schemaname = 'public' order by 1`)
  const names = found.map(({ tablename }) => String(tablename)).filter((name) => !leftOut.includes(name))
  const tables = new Map<string, Row[]>()
  for (const name of names) tables.set(name, await database(`select * from "${name}"`))
  const labels = new Map([...tables].flatMap(([table, rows]) => rows.map((row) => labelOf(table, row))))
  return Object.fromEntries(
    [...tables].map(([table, rows]) => [table, rows.map((row) => plain({ row, labels, now })).sort()]),
  )
}

const labelOf = (table: string, row: Row): [string, string] => {
  const words = row.email ?? row.title ?? row.name ?? row.content ?? row.alt ?? ''
  return [String(row.id), `${table}: ${typeof words === 'string' ? words : ''}`]
}

type Plain = { row: Row; labels: Map<string, string>; now: Date }

function plain({ row, labels, now }: Plain): string {
  const values = Object.entries(row).flatMap(([column, value]) => {
    if (column === 'id' || column === 'key' || secrets.test(column)) return []
    if (typeof value === 'number' && /_id$/.test(column)) return []
    const moment = value instanceof Date ? Math.round((value.getTime() - now.getTime()) / HOUR) : value
    return [[column, moment]]
  })
  return JSON.stringify(values)
    .replace(uuid, (id) => labels.get(id) ?? '#')
    .replace(/-[0-9a-f]{8}(?=[-.])/g, '-#')
    .replace(/\b\d{13}_/g, '#_')
    .replace(/"id":"[0-9a-f]{24}"/g, '"id":"#"')
}
