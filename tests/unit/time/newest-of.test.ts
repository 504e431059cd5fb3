import { expect, it } from 'vitest'
import { newestOf } from '#domain/time/newest-of'

it.each([
  [['2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00+00:00', null], '2026-11-21T10:00:00.000Z'],
  [['2026-11-25', '2026-11-20T10:00:00.000Z'], '2026-11-25T00:00:00.000Z'],
  [[null, undefined], undefined],
  [[], undefined],
])('of %j the newest is %s', (moments, newest) => expect(newestOf(moments)).toBe(newest))
