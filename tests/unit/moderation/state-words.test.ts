import { expect, it } from 'vitest'
import { stateWordsOf } from '#texts/moderation/approval'

it.each([
  ['services', 'Одобрена · промяната чака преглед', 'Върната за корекция'],
  ['apartments', 'Одобрена · промяната чака преглед', 'Върната за корекция'],
  ['stores', 'Одобрен · промяната чака преглед', 'Върнат за корекция'],
  ['contacts', 'Одобрен · промяната чака преглед', 'Върнат за корекция'],
] as const)('%s: „%s“, „%s“', (kind, changed, rejected) =>
  expect(stateWordsOf(kind)).toMatchObject({ changed, rejected }),
)
