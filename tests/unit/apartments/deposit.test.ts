import { expect, it } from 'vitest'
import { isDepositTooHigh } from '#domain/apartments/apartment-input'

it('limits a deposit to three rents', () => {
  expect(isDepositTooHigh({ deposit: 1500, rent: 500 })).toBe(false)
  expect(isDepositTooHigh({ deposit: 1501, rent: 500 })).toBe(true)
  expect(isDepositTooHigh({ deposit: null, rent: 500 })).toBe(false)
  expect(isDepositTooHigh({ deposit: 900, rent: 0 })).toBe(false)
})
