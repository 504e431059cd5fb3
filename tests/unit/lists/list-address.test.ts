import { expect, it } from 'vitest'
import { amountFromAddress, numberFromAddress } from '#domain/lists/list-address'

it('reads only whole positive numbers within the limits from an address', () => {
  expect(numberFromAddress('800', 1000)).toBe(800)
  for (const asked of ['0', '-1', '1.5', '1001', 'abc', '', ['3'], undefined])
    expect(numberFromAddress(asked, 1000)).toBeUndefined()
})

it.each([
  ['800', 800],
  ['1 200 €', 1200],
  ['1.200', 1200],
  ['740,50', 740.5],
  ['0', undefined],
  ['-5', undefined],
  ['5001', undefined],
  ['евтино', undefined],
  ['', undefined],
  [['3'], undefined],
  [undefined, undefined],
])('reads the amount %j from an address as %j', (asked, amount) =>
  expect(amountFromAddress(asked, 5000)).toBe(amount),
)
