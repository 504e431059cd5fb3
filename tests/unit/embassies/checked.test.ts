import { expect, it } from 'vitest'
import { mayBeOutdated, withFirst } from '#domain/embassies/checked'
import { demoEmbassies } from '#texts/demo/embassies'
import { lands } from '#domain/places/lands'

it.each([
  [null, true],
  ['2025-11-26T12:00:00Z', true],
  ['2025-11-28T12:00:00Z', false],
])('checked at %s, an entry may be outdated: %s', (verifiedAt, expected) =>
  expect(mayBeOutdated({ verifiedAt, now: new Date('2026-11-27T12:00:00Z') })).toBe(expected),
)

it('puts the responsible one first and leaves the others in their order', () => {
  const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  expect(withFirst(items, 'c').map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  expect(withFirst(items).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

it('nothing is said of a mission without its source, and nobody is said to have checked', () => {
  for (const mission of demoEmbassies) {
    expect(mission.source).toBeTruthy()
    expect(mission.website).toBeTruthy()
    expect(mission).not.toHaveProperty('verifiedAt')
  }
})

it('every Land has exactly one mission that issues documents', () => {
  const serving = demoEmbassies.filter(({ isHonorary }) => !isHonorary).flatMap(({ states }) => states)
  expect(serving.toSorted()).toEqual([...lands].toSorted())
})
