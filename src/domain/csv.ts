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

const formulaStart = /^[=+\-@\t\r]/
const apostrophed = /^'(?=[=+\-@\t\r])/

/** Cells that a spreadsheet would run as a formula get an apostrophe; reading them takes it away again. */
const harmless = (cell: string) => (formulaStart.test(cell) ? `'${cell}` : cell)
export const withoutApostrophe = (cell: string) => cell.replace(apostrophed, '')

const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** For the spreadsheets of our readers: semicolons, and a mark so that Cyrillic is recognised. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map((cell) => quoted(harmless(cell))).join(';')).join('\r\n')}\r\n`
