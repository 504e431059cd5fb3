/** A line of a table with its number as a spreadsheet shows it, from 1. */
export type TableRow = { row: number; cells: string[] }

const delimiters = [';', ',', '\t']

/** RFC 4180, with the delimiter that the first line uses most; quoted cells may hold delimiters and line ends. */
export function parseCsv(text: string): TableRow[] {
  const delimiter = delimiterOf(text)
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)!.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!
    if (isQuoted) {
      if (char !== '"') cell += char
      else if (text[at + 1] === '"') cell += text[(at += 1)]
      else isQuoted = false
    } else if (char === '"' && cell === '') isQuoted = true
    else if (char === delimiter) endCell()
    else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[at + 1] === '\n') at += 1
      endCell()
      rows.push([])
    } else cell += char
  }
  endCell()
  return rows.map((cells, index) => ({ row: index + 1, cells }))
}

function delimiterOf(text: string): string {
  const [firstLine = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1)
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
