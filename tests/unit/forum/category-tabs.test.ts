import { expect, test } from 'vitest'
import { tabColumns } from '#domain/forum/category-tabs'

test.each([
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 3],
  [6, 4],
])('all and %i categories stand in %i columns', (categories, columns) =>
  expect(tabColumns(categories)).toBe(columns),
)
