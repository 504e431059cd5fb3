import {
  type CheckedRow,
  type ImportedContact,
  type ImportField,
  importFields,
  type RowProblem,
  type StoredContact,
} from './contact-import'
import type { ContactInput } from './contact-input'
import { phoneKey } from './contact-link'
import { type Twin, twinFinder } from './contact-twins'

/** In the order of the file. `same` also stands for a row that an earlier one of the file says already. */
export type PlannedRow = { row: number } & (
  | { state: 'new'; contact: ImportedContact; twin?: Twin }
  | { state: 'changed'; contact: ImportedContact; stored: StoredContact }
  | { state: 'same'; contact: ImportedContact }
  | { state: 'invalid'; problem: RowProblem }
)

export type ImportPlan = {
  rows: PlannedRow[]
  add: ImportedContact[]
  change: { stored: StoredContact; contact: ImportedContact }[]
  skipped: number
  invalid: RowProblem[]
}

type Given = {
  rows: readonly CheckedRow[]
  stored: readonly StoredContact[]
  /** Rows that belong to a stored contact although its name or number differs; their empty cells keep what it has. */
  merge?: ReadonlyMap<number, string>
}

/** A contact is identified by name and phone; known ones keep their id and are updated. */
export function planImport({ rows, stored, merge = new Map() }: Given): ImportPlan {
  const known = new Map(stored.toReversed().map((contact) => [keyOf(contact), contact]))
  const byId = new Map(merge.size > 0 ? stored.map((contact) => [contact.id, contact]) : [])
  const twinOf = twinFinder(stored)
  const read = new Map<string, { row: number; contact: ImportedContact }>()
  const planned = rows.map((checked): PlannedRow => {
    if ('problems' in checked) return { row: checked.row, state: 'invalid', problem: checked }
    const { row } = checked
    const chosen = byId.get(merge.get(row) ?? '')
    const target = chosen ?? known.get(keyOf(checked.contact))
    const given = without(checked.filled, target, chosen ? withoutEmpty(checked.contact) : checked.contact)
    const contact = completed(given, target)
    const key = target ? target.id : keyOf(checked.contact)
    const earlier = read.get(key)
    if (earlier) {
      if (isSame(earlier.contact, contact)) return { row, state: 'same', contact }
      return { row, state: 'invalid', problem: { row, repeats: earlier.row } }
    }
    read.set(key, { row, contact })
    if (!target) {
      const twin = twinOf({ row, contact })
      return { row, state: 'new', contact, ...(twin && { twin }) }
    }
    if (isSame(target, contact) && target.approval === 'approved') return { row, state: 'same', contact }
    return { row, state: 'changed', contact, stored: target }
  })
  return summed(planned)
}

function summed(rows: PlannedRow[]): ImportPlan {
  const plan: ImportPlan = { rows, add: [], change: [], skipped: 0, invalid: [] }
  for (const one of rows) {
    if (one.state === 'new') plan.add.push(one.contact)
    else if (one.state === 'changed') plan.change.push({ stored: one.stored, contact: one.contact })
    else if (one.state === 'same') plan.skipped += 1
    else plan.invalid.push(one.problem)
  }
  return plan
}

const keyOf = ({ name, phone }: { name: string | null; phone?: string | null }) =>
  `${(name ?? '').toLowerCase().replace(/\s+/g, ' ')}|${phoneKey(phone)}`

const withoutEmpty = (contact: ContactInput) =>
  Object.fromEntries(Object.entries(contact).filter(([, value]) => value)) as ContactInput

/** A value for the whole file steps back behind a stored one. */
function without(
  filled: readonly ImportField[] = [],
  stored: StoredContact | undefined,
  contact: ContactInput,
) {
  const known = filled.filter((field) => stored?.[field])
  const kept = Object.entries(contact).filter(([field]) => !known.some((one) => one === field))
  return known.length > 0 ? (Object.fromEntries(kept) as ContactInput) : contact
}

/** Fields without a column in the file keep their stored value, and a number its stored notation. */
function completed(given: ContactInput, stored?: StoredContact): ImportedContact {
  const value = (field: ImportField) => (given[field] === undefined ? stored?.[field] : given[field]) ?? null
  const contact = Object.fromEntries(importFields.map((field) => [field, value(field)])) as ImportedContact
  const isSameNumber = stored?.phone && phoneKey(stored.phone) === phoneKey(contact.phone)
  return isSameNumber ? { ...contact, phone: stored.phone } : contact
}

/** A telephone number may be written in another notation. */
const isSame = (one: ImportedContact, other: ImportedContact) =>
  importFields.every(
    (field) =>
      (one[field] ?? null) === (other[field] ?? null) ||
      (field === 'phone' && phoneKey(one.phone) === phoneKey(other.phone)),
  )
