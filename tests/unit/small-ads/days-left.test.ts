import { expect, it } from 'vitest'
import { daysLeft, isOver } from '#domain/small-ads/days-left'

const expiresAt = '2026-11-26T13:00:00.000Z'
const left = (now: string) => daysLeft({ expiresAt, now: new Date(now) })

it('counts days by the Berlin calendar', () => {
  expect(left('2026-11-19T13:00:00Z')).toBe(7)
  expect(left('2026-11-23T22:59:59Z')).toBe(3)
  expect(left('2026-11-23T23:00:00Z')).toBe(2)
  expect(left('2026-11-26T08:00:00Z')).toBe(0)
  expect(left('2026-12-24T08:00:00Z')).toBe(0)
})

it('loses no day when the clocks change', () => {
  expect(daysLeft({ expiresAt: '2026-10-26T12:00:00Z', now: new Date('2026-10-24T12:00:00Z') })).toBe(2)
})

it('an ad is expired at the very moment of its end', () => {
  expect(isOver({ expiresAt, now: new Date('2026-11-26T12:59:59.999Z') })).toBe(false)
  expect(isOver({ expiresAt, now: new Date(expiresAt) })).toBe(true)
})
