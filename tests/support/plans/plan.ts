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

/** Tells the connection the plan of each statement that it has executed. */
export const autoExplain = {
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
}

/** Null for a message about something else. */
export function planIn(message: string): ExecutedPlan | null {
  const [, json] = message.split(/^duration: .* plan:\n/)
  if (!json) return null
  const { 'Query Text': statement, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode }
  return { statement, plan }
}

/** Rows read from tables, not computed ones. */
export const rowsRead = (node: PlanNode): number =>
  node['Relation Name']
    ? ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1)
    : 0

export function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}
