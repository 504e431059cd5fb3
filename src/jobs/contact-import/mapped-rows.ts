import { type ImportField, type ImportRow } from '#domain/contacts/contact-import'
import type { FileColumns } from '#domain/contacts/import-answers'
import type { ImportOptions } from '#domain/contacts/import-options'
import { categoryWords, firstNameWords, importColumns, type ImportSlot } from '#domain/contacts/import-values'
import { IMPORT_ROWS_MAX, TABLE_COLUMNS_MAX } from '#domain/limits'
import { contactImportTexts as texts } from '#texts/contacts/contact-import'
import { cellText, type FileRow, type FileTable, UnusableFile } from './read-table'

const required: readonly ImportField[] = ['name', 'city', 'category']
const HEAD_SEARCHED = 20
const SAMPLES = 3
const SAMPLES_SEARCHED = 50

export type Headed = Omit<FileColumns, 'rows'> & { body: FileRow[] }

/** A title and „sep=;“ may stand above the headings. */
export function headed({ rows, names }: FileTable, options: ImportOptions): Headed {
  if (rows.length === 0) throw new UnusableFile(texts.empty)
  const at = names ? -1 : headAt(rows, options)
  const body = rows.slice(at + 1)
  if (body.length > IMPORT_ROWS_MAX) throw new UnusableFile(texts.tooManyRows)
  const headings = names ?? rows[at]!.cells.map((cell) => cell ?? '')
  return {
    headRow: rows[at]?.row ?? 0,
    above: rows
      .slice(0, Math.max(at, 0))
      .map(({ row, cells }) => ({ row, text: cells.filter(Boolean).join(' ') })),
    columns: headings.map((name, index) => ({
      name,
      slot: slotIn(headings, name, options),
      isRecognized: slotOf(name, {}) !== null,
      samples: samplesOf(body, index),
    })),
    body,
  }
}

/** Throws where a column is missing that no value for the whole file stands in for. */
export function mappedRows({ headRow, columns, body }: Headed, options: ImportOptions): ImportRow[] {
  const { defaults = {}, edits = {} } = options
  const slots = columns.map(({ slot }) => slot)
  const missing = missingFields(slots).filter((field) => !defaults[field as keyof typeof defaults])
  if (missing.length > 0) throw new UnusableFile(texts.missingColumns(missing))
  if (body.length === 0) throw new UnusableFile(texts.empty)
  const absent = headRow === 0 ? undefined : ''
  const filling = Object.entries(cleaned(defaults)) as [ImportField, string][]
  const left = new Set(options.left)
  const taken = left.size > 0 ? body.filter(({ row }) => !left.has(row)) : body
  return taken.map(({ row, cells, isUnclosed }) => {
    const edited = edits[row]
    const values = { ...valuesOf(slots, { cells, absent }), ...cleaned(edited) }
    const filled = filling.flatMap(([field, value]) => (value && !values[field] ? field : []))
    for (const [field, value] of filling) if (value) values[field] ||= value
    if (values.category !== undefined) values.category = categoryOf(values.category)
    return { row, values, ...(filled.length > 0 && { filled }), ...(isUnclosed && !edited && { isUnclosed }) }
  })
}

function headAt(rows: FileRow[], options: ImportOptions): number {
  if (options.headRow) {
    const at = rows.findIndex(({ row }) => row === options.headRow)
    if (at >= 0) return at
  }
  const scores = rows.slice(0, HEAD_SEARCHED).map(({ cells }) => {
    const slots = cells.map((cell) => slotOf(cell ?? '', options))
    // A column more never outweighs a required one.
    return slots.filter(Boolean).length - missingFields(slots).length * TABLE_COLUMNS_MAX
  })
  return scores.indexOf(Math.max(...scores))
}

function missingFields(slots: (ImportSlot | null)[]): ImportField[] {
  const given = new Set(importColumns.filter(({ slot }) => slots.includes(slot)).map(({ field }) => field))
  return required.filter((field) => !given.has(field))
}

const small = (text: string) => text.trim().toLowerCase()

function slotOf(name: string, { columns }: ImportOptions): ImportSlot | null {
  if (columns && Object.hasOwn(columns, name)) return columns[name] ?? null
  return importColumns.find(({ words }) => words.includes(small(name)))?.slot ?? null
}

function slotIn(headings: string[], name: string, options: ImportOptions): ImportSlot | null {
  const isFirstName = (heading: string) => firstNameWords.includes(small(heading))
  const isChosen = Object.hasOwn(options.columns ?? {}, name)
  const slot = slotOf(name, options)
  const isFamilyName = slot === 'name' && !isChosen && !isFirstName(name) && headings.some(isFirstName)
  return isFamilyName ? 'lastName' : slot
}

function samplesOf(body: FileRow[], index: number): string[] {
  const cells = body.slice(0, SAMPLES_SEARCHED).flatMap(({ cells }) => cells[index] || [])
  return [...new Set(cells)].slice(0, SAMPLES)
}

type Cells = { cells: FileRow['cells']; absent: string | undefined }

function valuesOf(slots: (ImportSlot | null)[], { cells, absent }: Cells): ImportRow['values'] {
  const given = new Map<ImportSlot, string>()
  for (const [at, slot] of slots.entries()) {
    const cell = cells[at] ?? absent
    if (slot && cell !== undefined) given.set(slot, both(given.get(slot), cell))
  }
  const values: ImportRow['values'] = {}
  for (const { slot, field } of importColumns) {
    const text = given.get(slot)
    if (text !== undefined) values[field] = [values[field], text].filter(Boolean).join(' ')
  }
  return values
}

/** Two columns of one meaning lose nothing: what does not fit together is refused with both values. */
const both = (...values: (string | undefined)[]) => [...new Set(values.filter(Boolean))].join(' ')

const cleaned = (values: ImportRow['values'] = {}) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, cellText(value)]))

const categoryOf = (word: string) =>
  Object.entries(categoryWords).find(([, words]) => words.includes(small(word)))?.[0] ?? word
