import { badgeCount } from '#domain/text/badge-count'
import { describe, expect, it } from 'vitest'

describe('badge count', () => {
  it.each([
    [0, '0'],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [12_000, '99+'],
    [-3, '0'],
    [4.7, '4'],
  ])('shows %s as „%s“', (count, shown) => {
    expect(badgeCount(count)).toBe(shown)
  })
})
