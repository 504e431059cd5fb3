import { describe, expect, it } from 'vitest'
import { factsOf } from '../../../src/features/favorites/facts'

describe('facts of a saved item', () => {
  it('names speciality, city and phone of a contact', () => {
    const doc = { id: '1', specialty: 'Педиатрия', city: 'Бон', phone: '+49 228 555 0123' }
    const call = { phone: '+49 228 555 0123', link: 'tel:+492285550123' }
    expect(factsOf('contacts', doc)).toEqual({ specialty: 'Педиатрия', city: 'Бон', call })
  })

  it.each([
    ['030 23125 014', 'tel:03023125014'],
    ['ivan@example.org', undefined],
    ['питайте на място', undefined],
  ])('calls a service whose contact is %j at %s', (contact, link) => {
    expect(factsOf('services', { id: '1', location: 'Берлин', contact })).toMatchObject({ city: 'Берлин' })
    expect(factsOf('services', { id: '1', contact }).call?.link).toBe(link)
  })

  it('has nothing of what the kind does not have', () => {
    expect(factsOf('documents', { id: '1' })).toEqual({ specialty: null, city: null, call: null })
  })
})
