import type { FlattenedField, PayloadRequest } from 'payload'

type Problem = { path?: unknown; label?: unknown }
type Refused = { message: string; data?: { errors?: unknown } | null }
type Given = { error: Refused; fields: readonly FlattenedField[]; req?: PayloadRequest }

/**
 * „Това поле не е попълнено правилно: Име“. Payload lists a field without a label by its code name, and neither the database nor
 * our schemas know labels. Null where the sentence does not end in code names.
 */
export function messageWithLabels({ error: { message, data }, fields, req }: Given): string | null {
  const problems = data?.errors
  if (!Array.isArray(problems) || problems.length === 0) return null
  const listed = (problems as Problem[]).map(({ label, path }) => String(label || path))
  const end = listed.join(', ')
  const labels = (problems as Problem[]).map(
    ({ label, path }) => label || labelOf({ path, fields, req }) || path,
  )
  const isListed = message.endsWith(` ${end}`)
  return isListed ? message.slice(0, -end.length) + labels.join(', ') : null
}

function labelOf({ path, fields, req }: { path: unknown } & Omit<Given, 'error'>): string | null {
  const field = fields.find(({ name }) => name === path)
  const label: unknown = field && 'label' in field ? field.label : null
  if (typeof label === 'function')
    return req?.t ? (label as (args: object) => string)({ t: req.t, i18n: req.i18n }) : null
  return typeof label === 'string' ? label : null
}
