import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type pg from 'pg'
import { getTestPayload } from '../rest'
import { sql } from '../start/sql'
import { superuserUrl } from './superuser'

export type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}
export type ExecutedPlan = { statement: string; plan: PlanNode }

let executed: ExecutedPlan[] = []

/** Through auto_explain, for triggers and foreign keys too. Must run before connections open. */
export async function explainEverything() {
  const url = superuserUrl()
  const name = new URL(url).pathname.slice(1)
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  }
  for (const [setting, value] of Object.entries(settings))
    await sql(url, `alter database ${name} set ${setting} = '${value}'`)
  const payload = await getTestPayload()
  const { pool } = payload.db as unknown as PostgresAdapter
  ;(pool as unknown as pg.Pool).on('connect', (client) => client.on('notice', listen))
}

function listen({ message = '' }: { message?: string }) {
  const [, json] = message.split(/^duration: .* plan:\n/)
  if (!json) return
  const { 'Query Text': statement, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode }
  executed.push({ statement, plan })
}

export async function plansOf(work: () => Promise<unknown>): Promise<ExecutedPlan[]> {
  executed = []
  await work()
  return executed
}

/** Rows read from tables, not computed ones. */
export const rowsRead = (node: PlanNode): number =>
  node['Relation Name']
    ? ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1)
    : 0

export function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}
