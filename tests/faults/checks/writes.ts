import type pg from 'pg'
import { grouped } from '../grouped'
import { type Entry, type Kind, type Ledger, markPattern, stored } from '../ledger'

type Row = { mark: string; text: string; id: string }

/** Everything acknowledged is there as it was acknowledged, once; nothing is there twice. */
export async function writeProblems(client: pg.Client, { entries }: Ledger): Promise<string[]> {
  const problems: string[] = []
  for (const kind of Object.keys(stored) as Kind[]) {
    const rows = grouped(await rowsOf(client, kind), ({ mark }) => mark)
    for (const entry of entries.values())
      if (entry.kind === kind) problems.push(...problemsOf(entry, rows.get(entry.mark) ?? []))
    for (const mark of rows.keys()) if (!entries.has(mark)) problems.push(`${kind}: nobody wrote ${mark}`)
  }
  return problems
}

function problemsOf({ kind, mark, presence, texts }: Entry, rows: Row[]): string[] {
  const said = `${kind} ${mark}`
  if (rows.length > 1) return [`${said}: ${rows.length} times`]
  const [row] = rows
  if (!row) return presence === 'must' ? [`${said}: lost`] : []
  if (presence === 'gone') return [`${said}: deleted and still there`]
  return texts.has(row.text) ? [] : [`${said}: „${row.text}“ instead of „${[...texts].join('“ or „')}“`]
}

async function rowsOf(client: pg.Client, kind: Kind): Promise<Row[]> {
  const { table, column } = stored[kind]
  const { rows } = await client.query<Row>(
    `select substring(${column} from '${markPattern}') as mark, ${column} as text, id from ${table}
     where ${column} ~ '${markPattern}'`,
  )
  return rows
}
