import { expect, it } from 'vitest'
import { HEARD_MS, promised } from '../../bench/stale-reads'

const writes = [
  { ad: 1, process: 0, version: 7, acknowledged: 1_000 },
  { ad: 1, process: 1, version: 8, acknowledged: 1_500 },
  { ad: 2, process: 0, version: 9, acknowledged: 1_000 },
]

it.each([
  ['the process that wrote, at once', 0, 1_000, 7],
  ['another one, too soon', 2, 1_000 + HEARD_MS - 1, 0],
  ['another one, a second later', 2, 1_000 + HEARD_MS, 7],
  ['the later write, at its own process', 1, 1_500, 8],
  ['the later write, elsewhere', 0, 1_500 + HEARD_MS, 8],
  ['before any write', 0, 999, 0],
])('a read has to show what was acknowledged before it began: %s', (_, process, began, version) => {
  expect(promised({ writes, ad: 1, process, began })).toBe(version)
})
