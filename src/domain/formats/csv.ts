import { TABLE_CELL_MAX } from '#domain/limits'
import { tableBuilder, type TableRow } from './table'

/** Those rare in sentences first. */
const delimiters = [';', '\t', ',']

/** A longer quoted cell was never closed. */
const QUOTED_MAX = 2 * TABLE_CELL_MAX
const HEAD_MAX = 10_000
const HEAD_LINES = 20

/**
 * RFC 4180, with the delimiter that most of the first lines use. A quotation mark that never closes is a sign like any
 * other, and its row says so; else it would swallow the rows below. A generator allows pauses in long tables.
 */
export function* csvRows(text: string): Generator<TableRow> {
  const delimiter = delimiterOf(text.slice(0, HEAD_MAX))
  const ends = new RegExp(`[${delimiter}\\r\\n]`, 'g')
  const table = tableBuilder()
  let row = table.startRow()
  for (let at = 0; ;) {
    const closed = text[at] === '"' ? quotedCell(text, at + 1, ends) : null
    const quoted = closed ?? { cell: '', at }
    if (text[at] === '"' && !closed) row.isUnclosed = true
    ends.lastIndex = quoted.at
    const end = ends.exec(text)?.index ?? text.length
    table.put(quoted.cell + text.slice(quoted.at, end))
    if (text[end] !== delimiter) yield row
    if (end === text.length) return
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    if (text[end] !== delimiter) row = table.startRow()
  }
}

type Quoted = { cell: string; at: number }

/** Null where it does not close, or where a cell of several lines ends in the middle of a word: there another one opened. */
function quotedCell(text: string, start: number, ends: RegExp): Quoted | null {
  let cell = ''
  for (let at = start; cell.length < QUOTED_MAX;) {
    const end = text.indexOf('"', at)
    if (end < 0 || end - at > QUOTED_MAX) return null
    cell += text.slice(at, end)
    const next = text[end + 1]
    if (next !== '"') {
      ends.lastIndex = 0
      const isEnd = next === undefined || ends.test(next)
      return isEnd || !/[\r\n]/.test(cell) ? { cell, at: end + 1 } : null
    }
    cell += '"'
    at = end + 2
  }
  return null
}

/** „sep=;“ as the first line names it. */
function delimiterOf(head: string): string {
  const named = /^sep=([;,\t])[\r\n]/i.exec(head)?.[1]
  if (named) return named
  const lines = head.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, HEAD_LINES)
  const count = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length
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
