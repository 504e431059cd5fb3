import { IMPORT_ROWS_MAX, TABLE_CELL_MAX, TABLE_COLUMNS_MAX } from '#domain/limits'
import { csvRows, withoutApostrophe } from '#domain/formats/csv'
import { decodeText } from '#domain/formats/decode-text'
import { jsonItems } from '#domain/formats/json-items'
import { TooLargeTable, type TableRow } from '#domain/formats/table'
import { contactImportTexts as texts } from '#texts/contacts/contact-import'
import { xlsxRows } from './xlsx-rows'

/** Its message is for the person whose file it is. */
export class UnusableFile extends Error {}

/** A row without any value is left out. In a list, what an item does not name is undefined. */
export type FileRow = { row: number; cells: (string | undefined)[]; isUnclosed?: true }
/** The names of a list's columns; a table has them in one of its rows. */
export type FileTable = { rows: FileRow[]; names?: string[] }

const zipMark = 'PK\u0003\u0004'

/** By content, whatever the file's type says: a spreadsheet, JSON or a table in text. */
export function readTable(bytes: Buffer): FileTable {
  try {
    if (bytes.toString('latin1', 0, 4) === zipMark) return { rows: filled(xlsxRows(bytes)) }
    const text = decodeText(bytes).replace(/^\uFEFF/, '')
    if (text.includes('\0')) throw new UnusableFile(texts.unreadable)
    return /^\s*[[{]/.test(text) ? listOf(text) : { rows: filled(csvRows(text)) }
  } catch (error) {
    if (error instanceof UnusableFile) throw error
    throw new UnusableFile(error instanceof TooLargeTable ? texts.tooManyRows : texts.unreadable)
  }
}

function filled(table: Iterable<TableRow>): FileRow[] {
  const rows: FileRow[] = []
  for (const { cells, ...row } of table)
    if (cells.some((cell) => /\S/.test(cell))) rows.push({ ...row, cells: cells.map(cellText) })
  return rows
}

function listOf(json: string): FileTable {
  const places = new Map<string, number>()
  const rows: FileRow[] = []
  for (const item of jsonItems(json)) {
    if (rows.length === IMPORT_ROWS_MAX) throw new TooLargeTable('too many rows')
    const cells: FileRow['cells'] = []
    for (const [name, value] of entriesOf(item)) {
      const at = places.get(name) ?? places.size
      if (at >= TABLE_COLUMNS_MAX) continue
      places.set(name, at)
      cells[at] = cellText(value)
    }
    rows.push({ row: rows.length + 1, cells })
  }
  return { rows, names: [...places.keys()] }
}

const entriesOf = (item: unknown) =>
  typeof item === 'object' && item !== null && !Array.isArray(item)
    ? Object.entries(item).map(([name, value]) => [cellText(name), value] as const)
    : []

/** One line, without characters that PostgreSQL rejects or that are invisible. */
export const cellText = (value: unknown) =>
  withoutApostrophe(
    written(value)
      .slice(0, TABLE_CELL_MAX)
      .normalize('NFC')
      .replace(/\p{Cf}+/gu, '')
      .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
      .trim(),
  )

/** A list or an object in an item stays to be seen, and is refused with its field where it does not fit. */
function written(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : ''
}
