import { TABLE_CELL_MAX, TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '#domain/limits'

/** A line of a table with its number as a spreadsheet shows it, from 1. */
export type TableRow = { row: number; cells: string[] }

export class TooLargeTable extends Error {}

/**
 * Collects the rows of a table whose origin nobody knows. Rows or columns beyond the limit refuse the whole table; a
 * text is cut only where it is too long for any field.
 */
export function tableBuilder() {
  const rows: TableRow[] = []
  return {
    rows,
    startRow(number = (rows.at(-1)?.row ?? 0) + 1): TableRow {
      if (rows.length === TABLE_ROWS_MAX) throw new TooLargeTable('too many rows')
      const row = { row: number, cells: [] }
      rows.push(row)
      return row
    },
    put(text: string, column?: number) {
      const cells = rows.at(-1)?.cells
      if (!cells) return
      const at = column ?? cells.length
      if (at >= TABLE_COLUMNS_MAX) throw new TooLargeTable('too many columns')
      while (cells.length < at) cells.push('')
      cells[at] = text.slice(0, TABLE_CELL_MAX)
    },
  }
}
