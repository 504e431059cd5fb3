import { expect, it } from 'vitest'
import { apartmentFormInput, isDepositTooHigh, termProblems } from '#domain/apartments/apartment-input'
import { isPhone } from '#domain/web/input'

it('limits a deposit to three rents', () => {
  expect(isDepositTooHigh({ deposit: 1500, rent: 500 })).toBe(false)
  expect(isDepositTooHigh({ deposit: 1501, rent: 500 })).toBe(true)
  expect(isDepositTooHigh({ deposit: 900.09, rent: 300.03 })).toBe(false)
  expect(isDepositTooHigh({ deposit: 900.1, rent: 300.03 })).toBe(true)
  expect(isDepositTooHigh({ deposit: null, rent: 500 })).toBe(false)
  expect(isDepositTooHigh({ deposit: 900, rent: 0 })).toBe(false)
})

it.each([
  [{ adType: 'offer', address: 'Hemmstraße', price: 500, deposit: 1500 }, []],
  [{ adType: 'offer', address: null, price: 500, deposit: 1501 }, ['address', 'deposit']],
  [{ adType: 'search', address: null, price: 500, deposit: 9000 }, []],
] as const)('finds in %j the problems %j', (terms, paths) => {
  expect(termProblems(terms).map(({ path }) => path)).toEqual(paths)
})

it('asks the form for what the collection asks', () => {
  const given = { adType: 'offer', title: 'Дом', description: 'Светъл', price: 500, city: 'Бон', rooms: 1 }
  const person = { contact: 'Рада', phone: '+49 228 55501' }
  const { error } = apartmentFormInput.safeParse({ ...given, ...person, deposit: 1501 })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['address', 'required'],
    ['deposit', 'threeRents'],
  ])
  expect(apartmentFormInput.safeParse({ ...given, ...person, adType: 'search' }).success).toBe(true)
})

it.each([
  ['+49 30 23125 401', true],
  ['(0228) 555-01', true],
  ['112', false],
  ['0171 / 392-00 33', true],
  ['питайте Рада', false],
  ['+49 30 12 33 44 55 66 77 88 99 00', false],
])('%s is a phone: %s', (text, is) => expect(isPhone(text)).toBe(is))
