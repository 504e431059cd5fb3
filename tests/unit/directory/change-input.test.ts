import { describe, expect, it } from 'vitest'
import { changeInputs, changesTo } from '#domain/directory/change-input'
import { claimCodeInput } from '#domain/directory/claim-input'
import { decidesOn } from '#domain/directory/directory-kinds'

describe('a reported change', () => {
  const entry = { phone: '+49 30 1', address: null, email: 'a@example.org', hours: '9–18' }

  it('is what differs from the entry; what was not given stays', () => {
    const given = { phone: '+49 30 1', address: 'Hauptstraße 1', specialty: undefined }
    expect(changesTo('contacts', { entry, given })).toEqual({ address: 'Hauptstraße 1' })
  })

  it('can take a value away, and blanks are none', () => {
    expect(changesTo('contacts', { entry, given: { email: '', address: '  ' } })).toEqual({ email: null })
  })

  it('names only fields of its kind', () => {
    expect(changesTo('contacts', { entry, given: { hours: '10–12', approval: 'approved' } })).toEqual({})
    expect(changesTo('stores', { entry, given: { hours: '10–12' } })).toEqual({ hours: '10–12' })
  })

  it('leaves no required field empty', () => {
    expect(changeInputs.stores.safeParse({ phone: ' ' }).success).toBe(false)
    expect(changeInputs.stores.safeParse({ message: 'Затворено е.' }).success).toBe(true)
    expect(changeInputs.contacts.safeParse({ phone: '' }).success).toBe(true)
  })
})

it('a code is six digits, however they were typed', () => {
  expect(claimCodeInput.parse({ code: ' 123 456 ' })).toEqual({ code: '123456' })
  for (const code of ['12345', '1234567', '12345a', ''])
    expect(claimCodeInput.safeParse({ code }).success).toBe(false)
})

it('staff decide on contacts, administrators on stores', () => {
  const roles = ['admin', 'moderator', 'user'] as const
  expect(roles.map((role) => decidesOn('contacts', { role }))).toEqual([true, true, false])
  expect(roles.map((role) => decidesOn('stores', { role }))).toEqual([true, false, false])
  expect(decidesOn('contacts', null)).toBe(false)
})
