import { expect, it } from 'vitest'
import { typedSince } from '../../../src/panels/typed-meanwhile/typed-since'

const asked = { name: { value: 'Магазин' }, rating: { value: null }, file: {} }

it('finds the field that was typed into after the question', () => {
  expect(typedSince({ asked, now: { ...asked, rating: { value: 4 } } })).toBe('rating')
  expect(typedSince({ asked, now: { ...asked, phone: { value: '2' } } })).toBe('phone')
})

it('finds nothing where only marks differ, and no file, which is not sent', () => {
  expect(typedSince({ asked, now: { ...asked, name: { value: 'Магазин', valid: false } } })).toBeUndefined()
  expect(typedSince({ asked, now: { ...asked, rating: {} } })).toBeUndefined()
  expect(typedSince({ asked, now: { ...asked, file: { value: new File([], 'a.pdf') } } })).toBeUndefined()
})
