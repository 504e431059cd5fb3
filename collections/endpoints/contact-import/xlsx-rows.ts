import type { TableRow } from '#domain/csv'
import { xmlParts } from './xml-parts'
import { zipEntries } from './zip-entries'

const UNPACKED_MAX_BYTES = 40 * 1024 * 1024
const COLUMNS_MAX = 100

/** The first sheet of an XLSX file: every cell as text. Throws for what is none. */
export function xlsxRows(bytes: Buffer): TableRow[] {
  const read = zipEntries(bytes, { maxBytes: UNPACKED_MAX_BYTES })
  const sheet = read(
    firstSheet({ workbook: read('xl/workbook.xml'), links: read('xl/_rels/workbook.xml.rels') }),
  )
  if (sheet === null) throw new Error('no sheet in the file')
  return rowsOf(sheet, sharedStrings(read('xl/sharedStrings.xml') ?? ''))
}

type Workbook = { workbook: string | null; links: string | null }

/** The workbook names its sheets in order, and another file says where they are. */
function firstSheet({ workbook, links }: Workbook): string {
  const elements = (xml: string | null, name: string) =>
    [...xmlParts(xml ?? '')].flatMap((part) =>
      part.kind === 'open' && part.name === name ? [part.attributes] : [],
    )
  const id = elements(workbook, 'sheet')[0]?.id
  const target =
    elements(links, 'Relationship').find(({ Id }) => Id === id)?.Target ?? 'worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Texts that cells refer to by number; one may consist of pieces in several fonts. */
function sharedStrings(xml: string): string[] {
  const strings: string[] = []
  let isText = false
  let isPhonetic = false
  for (const part of xmlParts(xml)) {
    if (part.kind === 'text') {
      if (isText && !isPhonetic) strings[strings.length - 1] += part.text
      continue
    }
    const isOpen = part.kind === 'open'
    if (part.name === 'si' && isOpen) strings.push('')
    if (part.name === 't') isText = isOpen
    if (part.name === 'rPh') isPhonetic = isOpen
  }
  return strings
}

function rowsOf(xml: string, shared: string[]): TableRow[] {
  const rows: TableRow[] = []
  let cell = { type: '', column: -1, value: '' }
  let isValue = false
  for (const part of xmlParts(xml)) {
    if (part.kind === 'text') {
      if (isValue) cell.value += part.text
    } else if (part.name === 'v' || part.name === 't') isValue = part.kind === 'open'
    else if (part.kind === 'open' && part.name === 'row') {
      rows.push({ row: Number(part.attributes.r ?? (rows.at(-1)?.row ?? 0) + 1), cells: [] })
    } else if (part.kind === 'open' && part.name === 'c') {
      const { r = '', t = 'n' } = part.attributes
      cell = { type: t, column: columnOf(r) ?? rows.at(-1)?.cells.length ?? 0, value: '' }
    } else if (part.kind === 'close' && part.name === 'c') {
      const cells = rows.at(-1)?.cells
      if (cells && cell.column < COLUMNS_MAX) cells[cell.column] = textOf(cell, shared)
    }
  }
  return rows.map(({ row, cells }) => ({ row, cells: Array.from(cells, (text) => text ?? '') }))
}

/** „AB12“ is column 27, counted from 0. */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]+/.exec(reference)?.[0]
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null
}

function textOf({ type, value }: { type: string; value: string }, shared: string[]): string {
  if (type === 's') return shared[Number(value)] ?? ''
  // A telephone number typed as a number may be written as 4.93E+10.
  return type === 'n' && value !== '' ? String(Number(value)) : value
}
