export const CATEGORY_TABS_MAX = 6
const COLUMNS_MAX = 5

/**
 * "All" stands before the categories. Six stand in three columns beside it; fewer share its row while five cells fit,
 * and otherwise fill two.
 */
export function tabColumns(categories: number): number {
  if (categories === CATEGORY_TABS_MAX) return 4
  const cells = categories + 1
  return cells <= COLUMNS_MAX ? cells : Math.ceil(cells / 2)
}
