import { describe, expect, it } from 'vitest'
import { listAddress, oneOf } from '#domain/lists/list-address'
import {
  isPastEnd,
  LIST_STEP,
  listWindow,
  pagesOf,
  previousBatch,
  shownRange,
} from '#domain/lists/list-window'

describe('the window of a list', () => {
  it('grows by 24', () => {
    expect(LIST_STEP).toBe(24)
    expect([1, 2, 10].map((page) => listWindow(page).shown)).toEqual([24, 48, 240])
  })

  it('starts a new section after ten steps', () => {
    expect(listWindow(11)).toEqual({ shown: 24, batch: 2, batchSize: 240 })
    expect(shownRange({ page: 12, count: 48 })).toEqual({ first: 241, last: 288 })
  })

  it('shows the whole previous section on the way back', () => {
    expect([10, 11, 20, 21].map(previousBatch)).toEqual([null, 10, 10, 20])
  })

  it('reaches the last item', () => {
    expect([0, 24, 25, 10_000].map(pagesOf)).toEqual([1, 1, 2, 417])
  })

  it('does not exist beyond the last page, but exists for an empty list', () => {
    expect([13, 14, 999].map((page) => isPastEnd({ page, total: 312 }))).toEqual([false, true, true])
    expect([1, 2].map((page) => isPastEnd({ page, total: 0 }))).toEqual([false, true])
  })
})

describe('the address of a list', () => {
  it('omits empty values and the first page', () => {
    expect(listAddress('/services', { q: '', category: 'Преводи', city: undefined, page: 1 })).toBe(
      '/services?category=%D0%9F%D1%80%D0%B5%D0%B2%D0%BE%D0%B4%D0%B8',
    )
    expect(listAddress('/services', {})).toBe('/services')
    expect(listAddress('/services', { page: 3 })).toBe('/services?page=3')
  })

  it('accepts known values only', () => {
    expect(oneOf(['a', 'b'], 'b')).toBe('b')
    expect(oneOf(['a', 'b'], 'x')).toBeUndefined()
    expect(oneOf(['a', 'b'], ['a', 'b'])).toBeUndefined()
  })
})
