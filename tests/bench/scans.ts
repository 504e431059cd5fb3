import pg from 'pg'
import { autoExplain, type ExecutedPlan, nodesOf, planIn, type PlanNode, rowsRead } from '#support/plans/plan'
import { superuserUrl } from '#support/plans/superuser'
import { wholeTableOf } from '#support/plans/whole-tables'
import type { Plan } from './baselines/plan'

const FEW_ROWS = 10_000

/**
 * The tables of which recorded statements read many rows and use few: in a scan, or walking an index for its order.
 */
export async function scansOf(plan: Plan, databaseUrl: string): Promise<string[]> {
  const executed: ExecutedPlan[] = []
  const client = new pg.Client({ connectionString: superuserUrl(databaseUrl) })
  client.on('notice', ({ message = '' }) => {
    const found = planIn(message)
    if (found) executed.push(found)
  })
  await client.connect()
  try {
    await client.query("load 'auto_explain'")
    for (const [setting, value] of Object.entries(autoExplain))
      await client.query(`set ${setting} = '${value}'`)
    for (const { text, values } of plan.waves.flat()) await client.query(text, values)
  } finally {
    await client.end()
  }
  return executed.flatMap(({ statement, plan: root }) =>
    nodesOf(root)
      .filter((node) => isTooMuch(node) && !wholeTableOf({ statement, node, rows: rowsRead(node) }))
      .map((node) => node['Relation Name']!),
  )
}

function isTooMuch(node: PlanNode): boolean {
  const dropped = (node['Rows Removed by Filter'] ?? 0) * (node['Actual Loops'] ?? 1)
  return node['Node Type'] === 'Seq Scan' ? rowsRead(node) > FEW_ROWS : dropped > FEW_ROWS
}
