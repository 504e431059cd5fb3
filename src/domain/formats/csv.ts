import { TABLE_CELL_MAX } from '#domain/limits'
import { tableBuilder, type TableRow } from './table'

const delimiters = [';', ',', '\t']

/** A longer quoted cell was never closed. */
const QUOTED_MAX = 2 * TABLE_CELL_MAX
const HEAD_MAX = 10_000

/** RFC 4180, with the delimiter that the first line uses most. A generator allows pauses in long tables. */
export function* csvRows(text: string): Generator<TableRow> {
  const delimiter = delimiterOf(text.slice(0, HEAD_MAX))
  const ends = new RegExp(`[${delimiter}\\r\\n]`, 'g')
  const table = tableBuilder()
  let row = table.startRow()
  for (let at = 0; ;) {
    const quoted = text[at] === '"' ? quotedCell(text, at + 1) : { cell: '', at }
    ends.lastIndex = quoted.at
    const end = ends.exec(text)?.index ?? text.length
    table.put(quoted.cell + text.slice(quoted.at, end))
    if (text[end] !== delimiter) yield row
    if (end === text.length) return
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    if (text[end] !== delimiter) row = table.startRow()
  }
}

function quotedCell(text: string, start: number): { cell: string; at: number } {
  let cell = ''
  for (let at = start; cell.length < QUOTED_MAX;) {
    const end = text.indexOf('"', at)
    if (end < 0) return { cell: cell + text.slice(at), at: text.length }
    cell += text.slice(at, end)
    if (text[end + 1] !== '"') return { cell, at: end + 1 }
    cell += '"'
    at = end + 2
  }
  throw new SyntaxError('no table')
}

function delimiterOf(head: string): string {
  const [firstLine = ''] = head.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1)
  const count = (delimiter: string) => firstLine.split(delimiter).length
  return delimiters.reduce((best, next) => (count(next) > count(best) ? next : best))
}

/** Cells that a spreadsheet would run as a formula, also behind spaces (OWASP, CSV injection). */
const formula = /^\s*[=+\-@\u2212\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/

/** With an apostrophe the spreadsheet shows a formula instead of running it; our import removes it again. */
const harmless = (cell: string) => (formula.test(cell) ? `'${cell}` : cell)
export const withoutApostrophe = (cell: string) =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell

const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

type Cell = string | number | null
const written = (cell: Cell) => (typeof cell === 'string' ? quoted(harmless(cell)) : String(cell ?? ''))

/** Semicolons as in German and Bulgarian spreadsheets. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map(written).join(';')}\r\n`).join('')

/** With a byte order mark, so that Cyrillic is recognised. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string => `\uFEFF${csvLines(rows)}`
