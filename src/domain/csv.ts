/** What a table program would take for a formula, also behind spaces (OWASP, CSV injection). */
const formula = /^\s*[=+\-@\u2212\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/

/** An apostrophe before it makes the program show a formula instead of running it. */
function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const harmless = typeof value === 'string' && formula.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/**
 * A table for Excel and LibreOffice: semicolons, as their German and Bulgarian editions expect, and a mark at the
 * beginning that says UTF-8.
 */
export const csvFile = (rows: (string | number | null)[][]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`
