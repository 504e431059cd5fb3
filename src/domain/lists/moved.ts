/** The list with one of its rows in another place. */
export function moved<Row>(rows: readonly Row[], { from, to }: { from: number; to: number }): Row[] {
  const rest = rows.filter((_, index) => index !== from)
  const row = rows[from]
  return row === undefined ? [...rows] : [...rest.slice(0, to), row, ...rest.slice(to)]
}
