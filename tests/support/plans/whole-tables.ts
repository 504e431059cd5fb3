import type { ExecutedPlan, PlanNode } from './plan'

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
export type WholeTable = (typeof wholeTables)[number]

type Scan = Pick<ExecutedPlan, 'statement'> & { node: PlanNode; rows: number }

/** What excuses the scan of a table of so many rows. */
export function wholeTableOf({ statement, node, rows }: Scan): WholeTable | undefined {
  const isMost = (node['Actual Rows'] ?? 0) > MOST * rows
  return isMost ? wholeTables.find((one) => one.statement.test(statement.trim())) : undefined
}
