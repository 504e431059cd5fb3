import { TABLE_CELL_MAX } from '#domain/limits'
import { tableBuilder, type TableRow } from './table'

const delimiters = [';', ',', '\t']

/** Text in quotation marks beyond this was never closed. */
const QUOTED_MAX = 2 * TABLE_CELL_MAX
/** What is looked at to find the delimiter. */
const HEAD_MAX = 10_000

/**
 * RFC 4180, with the delimiter that the first line uses most; quoted cells may hold delimiters and line ends. Row by
 * row, so that whoever reads a long table can stop in between.
 */
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

/** What stands between quotation marks, of which two are one, and where it ends. */
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

/** What a table program would take for a formula, also behind spaces (OWASP, CSV injection). */
const formula = /^\s*[=+\-@\u2212\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/

/** An apostrophe makes the program show a formula instead of running it; reading the cell takes it away again. */
const harmless = (cell: string) => (formula.test(cell) ? `'${cell}` : cell)
export const withoutApostrophe = (cell: string) =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell

const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

type Cell = string | number | null
const written = (cell: Cell) => (typeof cell === 'string' ? quoted(harmless(cell)) : String(cell ?? ''))

/** For the spreadsheets of our readers: semicolons, and a mark so that Cyrillic is recognised. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(written).join(';')}\r\n`).join('')}`
