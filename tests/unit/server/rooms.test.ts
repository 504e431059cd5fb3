import { expect, test } from 'vitest'
import { audiences } from '#changes/rooms'
import { expectedDoors, expectedHearers } from '#support/access/expected-rooms'
import { entering, hearing } from '#support/access/room-outcomes'

test.each(Object.entries(expectedDoors))('в %s влизат %j', async (room, expected) => {
  expect(await entering(room)).toEqual(expected)
})

test.each(Object.entries(expectedHearers))('кои стаи чуват за %s', (collection, expected) => {
  expect(hearing(collection)).toEqual(expected)
})

test('няма колекция със стаи извън таблицата', () => {
  expect(Object.keys(expectedHearers)).toEqual(expect.arrayContaining(Object.keys(audiences)))
})
