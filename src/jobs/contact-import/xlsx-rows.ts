import { IMPORT_UNPACKED_MAX_BYTES, TABLE_CELL_MAX } from '#domain/limits'
import { tableBuilder, type TableRow } from '#domain/formats/table'
import { type XmlPart, xmlParts } from './xml-parts'
import { zipTexts } from './zip-texts'

const parts = {
  workbook: 'xl/workbook.xml',
  links: 'xl/_rels/workbook.xml.rels',
  strings: 'xl/sharedStrings.xml',
} as const

/** The first sheet, every cell as text. Throws for other files. */
export function xlsxRows(bytes: Buffer): TableRow[] {
  const read = zipTexts(bytes, { maxBytes: IMPORT_UNPACKED_MAX_BYTES })
  const texts = read(Object.values(parts))
  const id = elements(texts.get(parts.workbook), 'sheet')[0]?.id
  const links = elements(texts.get(parts.links), 'Relationship')
  const path = pathOf(links.find(({ Id }) => Id === id)?.Target)
  const sheet = read([path]).get(path)
  if (sheet === undefined) throw new Error('no sheet in the file')
  return rowsOf(sheet, sharedStrings(texts.get(parts.strings) ?? ''))
}

const pathOf = (target = 'worksheets/sheet1.xml') =>
  target.startsWith('/') ? target.slice(1) : `xl/${target}`

function elements(xml: string | undefined, name: string): Record<string, string>[] {
  const found: Record<string, string>[] = []
  eachPart(xml ?? '', (part) => {
    if (part.kind === 'open' && part.name === name) found.push(part.attributes)
  })
  return found
}

function eachPart(xml: string, take: (part: XmlPart) => void) {
  for (const part of xmlParts(xml)) take(part)
}

/** Texts that cells refer to by number; one may consist of several parts. */
function sharedStrings(xml: string): string[] {
  const strings: string[] = []
  let isText = false
  let isPhonetic = false
  eachPart(xml, (part) => {
    if (part.kind === 'text') {
      if (isText && !isPhonetic && strings.length > 0) strings[strings.length - 1] += part.text
      return
    }
    const isOpen = part.kind === 'open'
    if (part.name === 'si' && isOpen) strings.push('')
    if (part.name === 't') isText = isOpen
    if (part.name === 'rPh') isPhonetic = isOpen
  })
  return strings
}

type Cell = { type: string; column: number; value: string }

function rowsOf(xml: string, shared: string[]): TableRow[] {
  const table = tableBuilder()
  let row: { number: number | undefined; isStarted: boolean } = { number: undefined, isStarted: false }
  let cell: Cell = { type: '', column: -1, value: '' }
  let isValue = false
  eachPart(xml, (part) => {
    if (part.kind === 'text') {
      if (isValue && cell.value.length < TABLE_CELL_MAX) cell.value += part.text
    } else if (part.name === 'v' || part.name === 't') isValue = part.kind === 'open'
    else if (part.kind === 'open' && part.name === 'row') {
      row = { number: rowNumber(part.attributes.r), isStarted: false }
      cell = { ...cell, column: -1 }
    } else if (part.kind === 'open' && part.name === 'c') {
      const { r = '', t = 'n' } = part.attributes
      cell = { type: t, column: columnOf(r) ?? cell.column + 1, value: '' }
    } else if (part.kind === 'close' && part.name === 'c' && cell.value !== '') {
      // Programs also write rows that hold only a colour, up to a million.
      if (!row.isStarted) table.startRow(row.number)
      row.isStarted = true
      table.put(textOf(cell, shared), cell.column)
    }
  })
  return table.rows
}

/** Undefined for a bad number: then it is counted from the previous row. */
const rowNumber = (given = '') => (/^\d{1,7}$/.test(given) ? Number(given) : undefined)

/** „AB12“ is column 27, counted from 0; the last column has three letters. */
function columnOf(reference: string): number | undefined {
  const [letters] = /^[A-Z]{1,3}(?=\d)/.exec(reference) ?? []
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function textOf({ type, value }: Cell, shared: string[]): string {
  if (type === 's') return shared[Number(value)] ?? ''
  // A phone number may be written as 4.93E+10.
  return type === 'n' ? String(Number(value)) : value
}
