import { runRawSql } from '../run-sql'
import { type ExecutedPlan, nodesOf, type PlanNode, plansOf, rowsRead } from './executed-plans'
import type { Call } from './calls'

const LARGE_TABLE = 10_000
/** By any index. */
const READ_BY_A_WRITE_MAX = 5_000
/** An index does not help for more than this share. */
const MOST = 0.1

/** Statements that must read most of a table. Unused exceptions fail the test. */
export const wholeTables = [
  { statement: /^select count\(/i, reason: 'a list says how many there are, and most of a table is public' },
  {
    statement: /^select \$1::text as key, count/,
    reason: 'the home page says how many there are of each kind',
  },
  {
    statement: /^select (category_id as category|count\(\*\)::int as forum), /,
    reason: 'the forum says how many topics there are, in each category too',
  },
]
type Exception = (typeof wholeTables)[number]

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
  const used = new Set<Exception>()
  for (const executed of await plansOf(work)) {
    for (const node of nodesOf(executed.plan).filter(isTooMuch)) {
      const exception = exceptionFor(executed, node, large)
      if (exception) used.add(exception)
      else scans.push(`${name}: ${node['Relation Name']}: ${executed.statement.replace(/\s+/g, ' ')}`)
    }
  }
  return { scans, used }
}

function exceptionFor({ statement }: ExecutedPlan, node: PlanNode, large: Map<string, number>) {
  const isMost = (node['Actual Rows'] ?? 0) > MOST * (large.get(node['Relation Name']!) ?? 0)
  return isMost ? wholeTables.find((one) => one.statement.test(statement.trim())) : undefined
}
