import { describe, expect, it } from 'vitest'
import { pageFromAddress, pageNumbers } from '#domain/lists/page-numbers'

describe('page numbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 5, [1, 2, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
    [1, 0, []],
  ])('on page %i of %i are %j', (current, total, shown) => {
    expect(pageNumbers(current, total)).toEqual(shown)
  })
})

describe('page in the address', () => {
  it.each([
    ['2', 2],
    ['120', 120],
    [['3', '4'], 3],
  ])('reads %j as page %i', (value, page) => {
    expect(pageFromAddress(value)).toBe(page)
  })

  it.each([undefined, '', '0', '-1', '1.5', '01', 'abc', '1e3', '99999999'])(
    'reads %j as the first page',
    (value) => {
      expect(pageFromAddress(value)).toBe(1)
    },
  )
})
