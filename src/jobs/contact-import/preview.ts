import { type ImportField, importFields, type ImportRow } from '#domain/contacts/contact-import'
import type { PreviewRow } from '#domain/contacts/import-answers'
import type { ImportPlan, PlannedRow } from '#domain/contacts/plan-import'
import { contactImportTexts as texts } from '#texts/contacts/contact-import'

export function previewOf({ plan, rows }: { plan: ImportPlan; rows: ImportRow[] }): PreviewRow[] {
  return plan.rows.map((planned, at) => ({ row: planned.row, ...shown(planned, rows[at]!.values) }))
}

function shown(planned: PlannedRow, given: ImportRow['values']): Omit<PreviewRow, 'row'> {
  if (planned.state === 'invalid') return { state: 'invalid', values: given, problems: problemsOf(planned) }
  const values = filledOf(planned.contact)
  if (planned.state === 'changed') {
    const { stored, contact } = planned
    const changed = importFields.filter((field) => (stored[field] ?? '') !== (contact[field] ?? ''))
    const before = Object.fromEntries(changed.map((field) => [field, stored[field] ?? '']))
    return { state: 'changed', values, before }
  }
  if (planned.state === 'new' && planned.twin) return { state: 'twin', values, twin: planned.twin }
  return { state: planned.state, values }
}

function problemsOf({ problem }: PlannedRow & { state: 'invalid' }): PreviewRow['problems'] {
  if ('repeats' in problem) return [{ field: null, kind: 'repeats', reason: texts.reason(problem) }]
  if (problem.isUnclosed) return [{ field: null, kind: 'unclosed', reason: texts.reason(problem) }]
  return problem.problems.map((one) => ({
    field: one.field,
    kind: one.problem,
    reason: texts.fieldReason(one),
  }))
}

const filledOf = (values: Record<ImportField, string | null>): ImportRow['values'] =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value))
