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
const ways = { open: 'everyone', 'members only': members, closed: shut } as const
const doorMutants = doors.flatMap((door) =>
  Object.entries(ways)
    .filter(([name]) => !(name === 'open' && door.mayEnter === 'everyone'))
    // Already members only.
    .filter(([name]) => !(name === 'members only' && door.room.test('forum')))
    .map(([name, mayEnter]) => ({ name, mayEnter, door, room: door.room.source })),
)

it.each(doorMutants)('notices the room $room made $name', async ({ door, mayEnter }) => {
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
    'announced nowhere': { ...audience, rooms: nowhere },
    'with isPublic inverted': { ...audience, isPublic: !audience.isPublic },
    'with isPersonal inverted': { ...audience, isPersonal: !audience.isPersonal },
    'announced to everybody': { ...audience, rooms: () => ['news', 'feed'] },
  } satisfies Record<string, Audience>).map(([name, mutant]) => ({ collection, name, mutant })),
)

it.each(audienceMutants)('notices $collection $name', ({ collection, mutant }) => {
  const original = audiences[collection]!
  audiences[collection] = mutant
  try {
    expect(hearing(collection)).not.toEqual(expectedHearers[collection])
  } finally {
    audiences[collection] = original
  }
})
