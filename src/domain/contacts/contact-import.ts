import type { Approval } from '#domain/moderation/approval'
import { type ContactInput, staffContactInput } from './contact-input'
import { phoneKey } from './contact-link'
import { placeholders, shortenedNumber } from './damaged-values'

export const importFields = [
  'name', 'city', 'category', 'specialty', 'address', 'phone', 'email', 'source',
] as const // prettier-ignore
export type ImportField = (typeof importFields)[number]

/** A missing column is undefined, an empty cell is ''. */
export type ImportRow = {
  row: number
  values: Partial<Record<ImportField, string>>
  /** A quotation mark opens in the row and never closes: where its cells end is a guess. */
  isUnclosed?: true
}
export type ImportedContact = Record<ImportField, string | null>
export type StoredContact = ImportedContact & {
  id: string
  slug: string | null
  owner: string | null
  approval: Approval
  listed: boolean
}

export type CheckedRow = { row: number; contact: ContactInput } | InvalidRow
type InvalidRow = { row: number; problems: FieldProblem[]; isUnclosed?: true }
type FieldProblem = { field: ImportField; problem: string; value: string }
export type RowProblem = { row: number } & (Omit<InvalidRow, 'row'> | { repeats: number })
export type ImportPlan = {
  add: ImportedContact[]
  change: { stored: StoredContact; contact: ImportedContact }[]
  skipped: number
  invalid: RowProblem[]
}

/** Row by row, so that the caller can pause in between. */
export function checkRow({ row, values, isUnclosed }: ImportRow): CheckedRow {
  if (isUnclosed) return { row, problems: [], isUnclosed }
  const { success, data, error } = staffContactInput.safeParse(values)
  const found = [...(error?.issues ?? []).map(problemOf), ...damaged(values)]
  const problems = found.filter(({ field }, at) => found.findIndex((one) => one.field === field) === at)
  return success && problems.length === 0
    ? { row, contact: data }
    : { row, problems: problems.map((one) => ({ ...one, value: values[one.field] ?? '' })) }
}

/** A contact is identified by name and phone; known ones keep their id and are updated. */
export function planImport({ rows, stored }: { rows: CheckedRow[]; stored: StoredContact[] }): ImportPlan {
  const plan: ImportPlan = { add: [], change: [], skipped: 0, invalid: [] }
  const known = new Map(stored.toReversed().map((contact) => [keyOf(contact), contact]))
  const read = new Map<string, { row: number; contact: ImportedContact }>()
  for (const checked of rows) {
    if ('problems' in checked) {
      plan.invalid.push(checked)
      continue
    }
    const { row } = checked
    const key = keyOf(checked.contact)
    const target = known.get(key)
    const contact = completed(checked.contact, target)
    const earlier = read.get(key)
    if (earlier) {
      if (isSame(earlier.contact, contact)) plan.skipped += 1
      else plan.invalid.push({ row, repeats: earlier.row })
      continue
    }
    read.set(key, { row, contact })
    if (!target) plan.add.push(contact)
    else if (isSame(target, contact) && target.approval === 'approved') plan.skipped += 1
    else plan.change.push({ stored: target, contact })
  }
  return plan
}

type Problem = Omit<FieldProblem, 'value'>

const problemOf = ({ path, message }: { path: PropertyKey[]; message: string }): Problem => ({
  field: path[0] as ImportField,
  problem: message,
})

/** What a form would take and a file holds only by mistake. */
function damaged(values: ImportRow['values']): Problem[] {
  const problems = importFields
    .filter((field) => placeholders.includes((values[field] ?? '').toLowerCase()))
    .map((field) => ({ field, problem: 'placeholder' }))
  const { phone } = values
  if (!phone) return problems
  if (shortenedNumber.test(phone)) problems.push({ field: 'phone', problem: 'shortened' })
  else if (!/\d/.test(phone)) problems.push({ field: 'phone', problem: 'phone' })
  return problems
}

const keyOf = ({ name, phone }: { name: string | null; phone?: string | null }) =>
  `${(name ?? '').toLowerCase().replace(/\s+/g, ' ')}|${phoneKey(phone)}`

/** Fields without a column in the file keep their stored value. */
function completed(given: ContactInput, stored?: StoredContact): ImportedContact {
  const value = (field: ImportField) => (given[field] === undefined ? stored?.[field] : given[field]) ?? null
  return Object.fromEntries(importFields.map((field) => [field, value(field)])) as ImportedContact
}

/** A telephone number may be written in another notation. */
const isSame = (one: ImportedContact, other: ImportedContact) =>
  importFields.every(
    (field) =>
      (one[field] ?? null) === (other[field] ?? null) ||
      (field === 'phone' && phoneKey(one.phone) === phoneKey(other.phone)),
  )
