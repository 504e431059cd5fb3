import { expect, it } from 'vitest'
import { daysLeft, isOver } from '#domain/small-ads/days-left'
import { isDepositTooHigh } from '#domain/apartments/apartment-input'
import { numberFromAddress } from '#domain/lists/list-address'

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

it('limits a deposit to three rents', () => {
  expect(isDepositTooHigh({ deposit: 1500, rent: 500 })).toBe(false)
  expect(isDepositTooHigh({ deposit: 1501, rent: 500 })).toBe(true)
  expect(isDepositTooHigh({ deposit: null, rent: 500 })).toBe(false)
  expect(isDepositTooHigh({ deposit: 900, rent: 0 })).toBe(false)
})

it('reads only whole positive numbers within the limits from an address', () => {
  expect(numberFromAddress('800', 1000)).toBe(800)
  for (const asked of ['0', '-1', '1.5', '1001', 'abc', '', ['3'], undefined])
    expect(numberFromAddress(asked, 1000)).toBeUndefined()
})
