import { checkRow, type FieldProblem, type ImportField, type ImportRow } from './contact-import'
import type { PreviewRow } from './import-answers'
import type { ImportOptions } from './import-options'

export type TwinChoice = 'leave' | 'merge' | 'add'

/** What a person decides about the rows of a preview. */
export type ImportChoice = {
  edits: ReadonlyMap<number, ImportRow['values']>
  unticked: ReadonlySet<number>
  twins: ReadonlyMap<number, TwinChoice>
}

export const noChoice: ImportChoice = { edits: new Map(), unticked: new Set(), twins: new Map() }

/** What becomes of a row. `open` holds what is still wrong with an edited one. */
export type Decided = { becomes: 'added' | 'changed' | 'skipped'; isMended?: true; open?: FieldProblem[] }

export function decided(
  { row, state, values }: PreviewRow,
  { edits, unticked, twins }: ImportChoice,
): Decided {
  const isTaken = !unticked.has(row)
  if (state === 'new') return { becomes: isTaken ? 'added' : 'skipped' }
  if (state === 'changed') return { becomes: isTaken ? 'changed' : 'skipped' }
  if (state === 'twin') return { becomes: twinBecomes[twins.get(row) ?? 'leave'] }
  const edited = edits.get(row)
  if (state === 'same' || !edited) return { becomes: 'skipped' }
  const checked = checkRow({ row, values: { ...values, ...edited } })
  if ('problems' in checked) return { becomes: 'skipped', open: checked.problems }
  return { becomes: isTaken ? 'added' : 'skipped', isMended: true }
}

const twinBecomes = { leave: 'skipped', merge: 'changed', add: 'added' } as const

/** How many rows become what. */
export function choiceCounts(rows: readonly PreviewRow[], choice: ImportChoice) {
  const counts = { added: 0, changed: 0, skipped: 0 }
  for (const row of rows) counts[decided(row, choice).becomes] += 1
  return counts
}

/** Rows that are the same or refused need no word: an import skips them by itself. */
export function choiceOptions(rows: readonly PreviewRow[], choice: ImportChoice): ImportOptions {
  const left = rows.filter((row) => isLeft(row, choice)).map(({ row }) => row)
  const merged = rows.filter(({ row, state }) => state === 'twin' && choice.twins.get(row) === 'merge')
  const merge = merged.flatMap(({ row, twin }) => (twin?.id ? [[String(row), twin.id] as const] : []))
  const edits = [...choice.edits].map(([row, values]) => [String(row), values] as const)
  return { left, merge: Object.fromEntries(merge), edits: Object.fromEntries(edits) }
}

function isLeft(row: PreviewRow, choice: ImportChoice): boolean {
  if (row.state === 'same') return false
  const { becomes, isMended } = decided(row, choice)
  return becomes === 'skipped' && (row.state !== 'invalid' || Boolean(isMended))
}

/** Fields of a row in which a person can put right what is wrong. */
export const fieldsToMend = ({ problems = [] }: PreviewRow): ImportField[] =>
  problems.flatMap(({ field }) => field ?? [])
