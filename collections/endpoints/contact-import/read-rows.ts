import { type ImportField, importFields, type ImportRow } from '#domain/contact-import'
import { parseCsv, type TableRow, withoutApostrophe } from '#domain/csv'
import { decodeText } from '#domain/decode-text'
import { categoryWords, contactImportTexts as texts, importColumns } from '#texts/contact-import'
import { xlsxRows } from './xlsx-rows'

const required: readonly ImportField[] = ['name', 'city', 'category']
const zipMark = 'PK\u0003\u0004'

/** A file that cannot be used at all; the message says why. */
export class UnusableFile extends Error {}

/** The contacts of a file, whatever it calls itself: a spreadsheet, JSON or a table in text. */
export function readRows(bytes: Buffer): ImportRow[] {
  if (bytes.toString('latin1', 0, 4) === zipMark) return tableRows(readable(() => xlsxRows(bytes)))
  const text = decodeText(bytes).replace(/^\uFEFF/, '')
  if (text.includes('\0')) throw new UnusableFile(texts.unreadable)
  return /^\s*[[{]/.test(text) ? jsonRows(readable(() => JSON.parse(text))) : tableRows(parseCsv(text))
}

function readable<Result>(read: () => Result): Result {
  try {
    return read()
  } catch {
    throw new UnusableFile(texts.unreadable)
  }
}

function tableRows(table: TableRow[]): ImportRow[] {
  const [head, ...body] = table.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (!head) throw new UnusableFile(texts.empty)
  const columns = head.cells.map(fieldOf)
  const missing = required.filter((field) => !columns.includes(field))
  if (missing.length > 0) throw new UnusableFile(texts.missingColumns(missing))
  return body.map(({ row, cells }) => ({
    row,
    values: valuesOf(columns.map((field, index) => [field, cells[index]])),
  }))
}

/** A list, or an object with a list in it, as a program or our own list call gives it. */
export function jsonRows(json: unknown): ImportRow[] {
  const list = Array.isArray(json) ? json : Object.values(Object(json)).find((value) => Array.isArray(value))
  if (!Array.isArray(list)) throw new UnusableFile(texts.unreadable)
  return list.map((item: unknown, index) => ({
    row: index + 1,
    values: valuesOf(Object.entries(Object(item)).map(([name, value]) => [fieldOf(name), value])),
  }))
}

const small = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

const fieldOf = (name: string) => importFields.find((field) => importColumns[field].includes(small(name)))

function valuesOf(given: [ImportField | undefined, unknown][]): ImportRow['values'] {
  const values: ImportRow['values'] = {}
  for (const [field, value] of given) if (field) values[field] = cellText(value)
  if (values.category !== undefined) values.category = categoryOf(values.category)
  return values
}

/** One line of text; what PostgreSQL cannot keep and nobody sees is left out. */
const cellText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number'
    ? withoutApostrophe(
        String(value)
          .normalize('NFC')
          .replace(/[\s\p{Cc}\p{Cs}\uFEFF]+/gu, ' ')
          .trim(),
      )
    : ''

const categoryOf = (word: string) =>
  Object.entries(categoryWords).find(([, words]) => words.includes(small(word)))?.[0] ?? word
