import { runRawSql } from '../run-sql'
import type { Call } from './calls'
import { plansOf } from './executed-plans'
import { nodesOf, type PlanNode, rowsRead } from './plan'
import { type WholeTable, wholeTableOf } from './whole-tables'

const LARGE_TABLE = 10_000
/** By any index. */
const READ_BY_A_WRITE_MAX = 5_000

export async function largeTables(): Promise<Map<string, number>> {
  const rows = await runRawSql<{ name: string; count: number }>(
    `select relname as name, reltuples as count from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > ${LARGE_TABLE}`,
  )
  return new Map(rows.map(({ name, count }) => [name, count]))
}

export async function scansOf({ name, work }: Call, large: Map<string, number>) {
  const isWrite = !/^(get|page|sitemap)/i.test(name)
  const isTooMuch = (node: PlanNode) =>
    (node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name']!)) ||
    (isWrite && rowsRead(node) > READ_BY_A_WRITE_MAX)
  const scans: string[] = []
  const used = new Set<WholeTable>()
  for (const executed of await plansOf(work)) {
    for (const node of nodesOf(executed.plan).filter(isTooMuch)) {
      const exception = wholeTableOf({ ...executed, node, rows: large.get(node['Relation Name']!) ?? 0 })
      if (exception) used.add(exception)
      else scans.push(`${name}: ${node['Relation Name']}: ${executed.statement.replace(/\s+/g, ' ')}`)
    }
  }
  return { scans, used }
}
