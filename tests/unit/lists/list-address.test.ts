import { expect, it } from 'vitest'
import { numberFromAddress } from '#domain/lists/list-address'

it('reads only whole positive numbers within the limits from an address', () => {
  expect(numberFromAddress('800', 1000)).toBe(800)
  for (const asked of ['0', '-1', '1.5', '1001', 'abc', '', ['3'], undefined])
    expect(numberFromAddress(asked, 1000)).toBeUndefined()
})
