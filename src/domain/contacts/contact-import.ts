import type { Approval } from '#domain/moderation/approval'
import { type ContactInput, staffContactInput } from './contact-input'
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
  /** Whose values stand for the whole file: they fill what is empty, in a stored contact too, and replace nothing. */
  filled?: readonly ImportField[]
}
export type ImportedContact = Record<ImportField, string | null>
export type StoredContact = ImportedContact & {
  id: string
  slug: string | null
  owner: string | null
  approval: Approval
  listed: boolean
  /** ISO */
  createdAt?: string
}

export type CheckedRow = { row: number; contact: ContactInput; filled?: readonly ImportField[] } | InvalidRow
type InvalidRow = { row: number; problems: FieldProblem[]; isUnclosed?: true }
export type FieldProblem = { field: ImportField; problem: string; value: string }
export type RowProblem = { row: number } & (Omit<InvalidRow, 'row'> | { repeats: number })
/** Row by row, so that the caller can pause in between. */
export function checkRow({ row, values, isUnclosed, filled }: ImportRow): CheckedRow {
  if (isUnclosed) return { row, problems: [], isUnclosed }
  const { success, data, error } = staffContactInput.safeParse(values)
  const found = [...(error?.issues ?? []).map(problemOf), ...damaged(values)]
  const problems = found.filter(({ field }, at) => found.findIndex((one) => one.field === field) === at)
  return success && problems.length === 0
    ? { row, contact: data, ...(filled && { filled }) }
    : { row, problems: problems.map((one) => ({ ...one, value: values[one.field] ?? '' })) }
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
