import { expect, it } from 'vitest'
import { inOrder } from '#domain/lists/ids'

it('подрежда по номерата; което липсва, се пропуска, което не е поискано, също', () => {
  const docs = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  expect(inOrder(['c', 'x', 'a'], docs)).toEqual([{ id: 'c' }, { id: 'a' }])
  expect(inOrder([], docs)).toEqual([])
})
