import { expect, it } from 'vitest'
import { inOrder } from '#domain/lists/ids'

it('sorts by id and skips missing rows and rows that were not requested', () => {
  const docs = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  expect(inOrder(['c', 'x', 'a'], docs)).toEqual([{ id: 'c' }, { id: 'a' }])
  expect(inOrder([], docs)).toEqual([])
})
