import { expect, it } from 'vitest'
import { withUnlike } from '#domain/lists/unlike'

it('means rows that do not contain the text, also those without one', () => {
  const unlike = { or: [{ name: { not_like: '%а\\_б%' } }, { name: { exists: false } }] }
  expect(withUnlike({ name: { not_like: 'а_б' } })).toEqual(unlike)
  expect(withUnlike({ or: [{ and: [{ name: { not_like: 'а_б' } }] }] })).toEqual({ or: [{ and: [unlike] }] })
  expect(withUnlike({ name: { not_like: 'а_б', equals: 'в' } })).toEqual({
    and: [{ name: { equals: 'в' } }, unlike],
  })
})

it('leaves other conditions as they are', () => {
  expect(withUnlike({})).toEqual({ and: [] })
  expect(withUnlike({ city: { equals: 'Кил' } })).toEqual({ city: { equals: 'Кил' } })
  expect(withUnlike({ city: { equals: 'Кил' }, name: { like: 'а' } })).toEqual({
    and: [{ city: { equals: 'Кил' } }, { name: { like: 'а' } }],
  })
})
