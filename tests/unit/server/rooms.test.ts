import { expect, test } from 'vitest'
import { audiences } from '#changes/rooms'
import { expectedDoors, expectedHearers } from '#support/access/expected-rooms'
import { entering, hearing } from '#support/access/room-outcomes'

test.each(Object.entries(expectedDoors))('room %s is open to %j', async (room, expected) => {
  expect(await entering(room)).toEqual(expected)
})

test.each(Object.entries(expectedHearers))(
  'changes of %s reach the expected rooms',
  (collection, expected) => {
    expect(hearing(collection)).toEqual(expected)
  },
)

test('every collection with rooms is in the table', () => {
  expect(Object.keys(expectedHearers)).toEqual(expect.arrayContaining(Object.keys(audiences)))
})
