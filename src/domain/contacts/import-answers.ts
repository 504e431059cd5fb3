import type { ImportField, ImportRow } from './contact-import'
import type { Twin } from './contact-twins'
import type { ImportSlot } from './import-values'

/** What the import answers, for the endpoints and the screen. */

export type FileColumn = { name: string; samples: string[]; slot: ImportSlot | null; isRecognized: boolean }
export type FileColumns = {
  rows: number
  /** 0 in a list, which has no such row. */
  headRow: number
  /** What stands above the headings. */
  above: { row: number; text: string }[]
  columns: FileColumn[]
}

export type RefusedRow = { row: number; reason: string }
export type ImportCounts = { added: number; skipped: number; changed: number; invalid: RefusedRow[] }
export type ImportSummary = ImportCounts & {
  /** The refused rows as they stand in the file, beneath its headings. */
  refused: string[][]
}

export const previewStates = ['new', 'changed', 'same', 'twin', 'invalid'] as const
export type PreviewState = (typeof previewStates)[number]

/** A row of a file as a person decides about it. */
export type PreviewRow = {
  row: number
  state: PreviewState
  values: ImportRow['values']
  /** Fields that the row changes, as they are stored now. */
  before?: ImportRow['values']
  twin?: Twin
  /** Those of the whole row have no field. */
  problems?: { field: ImportField | null; kind: string; reason: string }[]
}
export type ImportPreview = ImportSummary & { rows: PreviewRow[] }

export const importStates = [
  'waiting',
  'running',
  'done',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]
export const isImportUnderWay = (state: ImportState) => ['waiting', 'running', 'undoing'].includes(state)

/** An import in the background. At its end with what a direct import answers. */
export type StartedImport = Partial<ImportCounts> & {
  job: string
  state: ImportState
  fileName: string
  authorName: string | null
  /** Contacts to write, and how many are written. */
  total: number
  done: number
  problem: string | null
  /** What an undo has left because somebody edited it meanwhile. */
  kept: { id: string; name: string }[] | null
  /** ISO */
  createdAt: string
  endedAt: string | null
  /** Until when it can be undone; null where it cannot. */
  undoUntil: string | null
  refusedCount: number
  /** Rows that its person has left out. */
  leftCount: number
  /** Whether the refused rows can still be downloaded. */
  hasRefused: boolean
}
