import { expect, test } from 'vitest'
import { TRAIL_TEXT_MAX } from '#domain/panel-limits'
import { valueForTrail } from '#domain/trail/value-for-trail'

test.each([
  ['Звънете на 0151/234 56 78 след 18 ч.', 'Звънете на ••• след 18 ч.'],
  ['+49 (0)30 123-45-67', '•••'],
  ['ivan@example.org, 0888123456', '•••@example.org, •••'],
  ['030 - 123 456, 0176–123456, 0176 · 123456', '•••, •••, •••'],
  ['+49 (0) 176 / 123456', '•••'],
  ['24.12.2026 - 26.12.2026, 2026-12-24 – 2026-12-26', '24.12.2026 - 26.12.2026, 2026-12-24 – 2026-12-26'],
  ['3 стаи, 68 кв. м, 1 250 €', '3 стаи, 68 кв. м, 1 250 €'],
  ['от 25.11.2026 до 1.12.2026, 2026-11-25', 'от 25.11.2026 до 1.12.2026, 2026-11-25'],
  ['44137 Дортмунд', '44137 Дортмунд'],
])('%s', (given, kept) => {
  expect(valueForTrail(given)).toBe(kept)
})

test('a long text is cut, and no number is left at the cut', () => {
  const kept = valueForTrail(`${'а'.repeat(TRAIL_TEXT_MAX - 8)} 0888123456 и още`)
  expect([...kept]).toHaveLength(TRAIL_TEXT_MAX + 1)
  expect(kept).not.toMatch(/\d/)
})

test('a hostile text takes no longer than any other', () => {
  expect(valueForTrail('1 '.repeat(500_000)).length).toBeLessThanOrEqual(TRAIL_TEXT_MAX + 1)
})
