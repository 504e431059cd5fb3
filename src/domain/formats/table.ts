import { TABLE_CELL_MAX, TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '#domain/limits'

/** `row` counts from 1, as spreadsheets do. */
export type TableRow = { row: number; cells: string[]; isUnclosed?: true }

export class TooLargeTable extends Error {}

/** Too many rows or columns reject the whole table; only cells are cut. */
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
