import type { FlattenedField, PayloadRequest } from 'payload'
import { errorOverrides } from '#texts/panels/errors'

type Problem = { path?: unknown; label?: unknown; message?: unknown }
type Refused = { message: string; data?: { errors?: unknown } | null }
type Given = { error: Refused; fields: readonly FlattenedField[]; req?: PayloadRequest }

const { followingFieldsInvalid_one: one, followingFieldsInvalid_other: several } = errorOverrides

/**
 * „Това поле не е попълнено правилно: Име“. Payload lists a field without a label by its code name, a row of the
 * database in English; neither the database nor our schemas know labels. What has none says what is wrong instead.
 * Null where the sentence is one of ours.
 */
export function messageWithLabels({ error: { message, data }, fields, req }: Given): string | null {
  if (!Array.isArray(data?.errors) || data.errors.length === 0) return null
  const problems = data.errors as Problem[]
  const listed = problems.map(({ label, path }) => String(label || path)).join(', ')
  if (!message.endsWith(` ${listed}`)) return null
  const labels = new Set(
    problems.map(({ label, path }) => shown(label, req) ?? labelOf({ path, fields, req })),
  )
  if (!labels.has(null)) return `${labels.size === 1 ? one : several} ${[...labels].join(', ')}`
  const own = new Set(problems.map((problem) => problem.message))
  const [sentence] = own
  return own.size === 1 && typeof sentence === 'string' ? sentence : errorOverrides.correctInvalidFields
}

/** Of a field in a group or a row, the one around it says more. */
function labelOf({ path, fields, req }: { path: unknown } & Omit<Given, 'error'>): string | null {
  const [first] = String(path).split('.')
  const field = fields.find(({ name }) => name === path) ?? fields.find(({ name }) => name === first)
  return field && 'label' in field ? shown(field.label, req) : null
}

function shown(label: unknown, req: PayloadRequest | undefined): string | null {
  if (typeof label === 'function')
    return req?.t ? (label as (args: object) => string)({ t: req.t, i18n: req.i18n }) : null
  return typeof label === 'string' && label ? label : null
}
