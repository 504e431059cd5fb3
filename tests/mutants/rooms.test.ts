import { expect, it } from 'vitest'
import { audiences, doors } from '#changes/rooms'
import { expectedDoors, expectedHearers } from '../support/access/expected-rooms'
import { entering, hearing } from '../support/access/room-outcomes'

const isDoorOpenAsExpected = async (door: (typeof doors)[number]) => {
  for (const room of Object.keys(expectedDoors).filter((room) => door.room.test(room)))
    if (`${await entering(room)}` !== `${expectedDoors[room]}`) return false
  return true
}

const shut = () => false
const members = (viewer: unknown) => viewer !== null
/** Opened to everybody, to members, and to nobody. */
const ways = { отворена: 'everyone', 'за членове': members, затворена: shut } as const
const doorMutants = doors.flatMap((door) =>
  Object.entries(ways)
    .filter(([name]) => !(name === 'отворена' && door.mayEnter === 'everyone'))
    // That is the rule of these rooms.
    .filter(([name]) => !(name === 'за членове' && door.room.test('forum')))
    .map(([name, mayEnter]) => ({ name, mayEnter, door, room: door.room.source })),
)

it.each(doorMutants)('$room: $name', async ({ door, mayEnter }) => {
  const original = door.mayEnter
  Object.assign(door, { mayEnter })
  try {
    expect(await isDoorOpenAsExpected(door)).toBe(false)
  } finally {
    Object.assign(door, { mayEnter: original })
  }
})

type Audience = (typeof audiences)[string]
const nowhere = () => []
const audienceMutants = Object.entries(audiences).flatMap(([collection, audience]) =>
  Object.entries({
    'не се казва': { ...audience, rooms: nowhere },
    'казва се и скритото, или само видимото': { ...audience, isPublic: !audience.isPublic },
    'казва се на екипа, или не': { ...audience, isPersonal: !audience.isPersonal },
    'на всички': { ...audience, rooms: () => ['news', 'feed'] },
  } satisfies Record<string, Audience>).map(([name, mutant]) => ({ collection, name, mutant })),
)

it.each(audienceMutants)('$collection: $name', ({ collection, mutant }) => {
  const original = audiences[collection]!
  audiences[collection] = mutant
  try {
    expect(hearing(collection)).not.toEqual(expectedHearers[collection])
  } finally {
    audiences[collection] = original
  }
})
