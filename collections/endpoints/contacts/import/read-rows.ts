import { IMPORT_ROWS_MAX, TABLE_CELL_MAX, TABLE_COLUMNS_MAX } from '#domain/limits'
import { type ImportField, type ImportRow } from '#domain/contacts/contact-import'
import { csvRows, withoutApostrophe } from '#domain/formats/csv'
import { decodeText } from '#domain/formats/decode-text'
import { jsonItems } from '#domain/formats/json-items'
import { TooLargeTable, type TableRow } from '#domain/formats/table'
import { categoryWords, importColumns } from '#domain/contacts/import-values'
import { contactImportTexts as texts } from '#texts/contacts/contact-import'
import { unhurried, unhurriedList } from '#domain/web/unhurried'
import { xlsxRows } from './xlsx-rows'

const required: readonly ImportField[] = ['name', 'city', 'category']
const HEAD_SEARCHED = 20
const zipMark = 'PK\u0003\u0004'

export class UnusableFile extends Error {}

/** By content, whatever the file's type says: a spreadsheet, JSON or a table in text. */
export async function readRows(bytes: Buffer): Promise<ImportRow[]> {
  if (bytes.toString('latin1', 0, 4) === zipMark) return tableRows(await readable(() => xlsxRows(bytes)))
  const text = decodeText(bytes).replace(/^\uFEFF/, '')
  if (text.includes('\0')) throw new UnusableFile(texts.unreadable)
  return /^\s*[[{]/.test(text)
    ? readable(() => jsonRows(text))
    : tableRows(await readable(() => unhurriedList(csvRows(text), (row) => row)))
}

async function readable<Result>(read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    throw new UnusableFile(error instanceof TooLargeTable ? texts.tooManyRows : texts.unreadable)
  }
}

async function tableRows(table: TableRow[]): Promise<ImportRow[]> {
  const filled: TableRow[] = []
  await unhurried(table, (row) => void (row.cells.some((cell) => /\S/.test(cell)) && filled.push(row)))
  const { columns, body } = headOf(filled)
  if (body.length > IMPORT_ROWS_MAX) throw new UnusableFile(texts.tooManyRows)
  return unhurriedList(body, ({ row, cells, isUnclosed }) => ({
    row,
    values: valuesOf(columns.map((column, index) => [column, cells[index]])),
    ...(isUnclosed && { isUnclosed }),
  }))
}

/** A title and „sep=;“ may stand above the headings. */
function headOf(filled: TableRow[]) {
  if (filled.length === 0) throw new UnusableFile(texts.empty)
  const heads = filled.slice(0, HEAD_SEARCHED).map(({ cells }) => {
    const columns = cells.map(columnOf)
    return { columns, missing: required.filter((field) => !columns.some((one) => one?.field === field)) }
  })
  const fewest = Math.min(...heads.map(({ missing }) => missing.length))
  const at = heads.findIndex(({ missing }) => missing.length === fewest)
  const { columns, missing } = heads[at]!
  if (missing.length > 0) throw new UnusableFile(texts.missingColumns(missing))
  return { columns, body: filled.slice(at + 1) }
}

async function jsonRows(json: string): Promise<ImportRow[]> {
  const rows: ImportRow[] = []
  await unhurried(jsonItems(json), (item) => {
    if (rows.length === IMPORT_ROWS_MAX) throw new TooLargeTable('too many rows')
    rows.push({ row: rows.length + 1, values: valuesOf(columnsOf(item)) })
  })
  return rows
}

type Column = (typeof importColumns)[number]

function columnsOf(item: unknown): [Column | undefined, unknown][] {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return []
  const columns = Object.entries(item).slice(0, TABLE_COLUMNS_MAX)
  return columns.map(([name, value]) => [columnOf(name), value])
}

const small = (text: string) => text.slice(0, TABLE_CELL_MAX).replace(/\s+/g, ' ').trim().toLowerCase()

const columnOf = (name: string) => importColumns.find(({ words }) => words.includes(small(name)))

function valuesOf(given: [Column | undefined, unknown][]): ImportRow['values'] {
  const values: ImportRow['values'] = {}
  const texts = new Map(given.map(([column, value]) => [column, cellText(value)]))
  for (const column of importColumns) {
    const text = texts.get(column)
    if (text !== undefined) values[column.field] = [values[column.field], text].filter(Boolean).join(' ')
  }
  if (values.category !== undefined) values.category = categoryOf(values.category)
  return values
}

/** One line, without characters that PostgreSQL rejects or that are invisible. */
const cellText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number'
    ? withoutApostrophe(
        String(value)
          .slice(0, TABLE_CELL_MAX)
          .normalize('NFC')
          .replace(/\p{Cf}+/gu, '')
          .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
          .trim(),
      )
    : ''

const categoryOf = (word: string) =>
  Object.entries(categoryWords).find(([, words]) => words.includes(small(word)))?.[0] ?? word
