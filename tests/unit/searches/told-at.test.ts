import { expect, it } from 'vitest'
import { nextLetters } from '#domain/searches/told-at'

it.each([
  ['before eight in winter', '2026-11-28T06:59:00Z', '2026-11-28T07:00:00.000Z', '2026-11-30T07:00:00.000Z'],
  ['at eight itself', '2026-11-28T07:00:00Z', '2026-11-29T07:00:00.000Z', '2026-11-30T07:00:00.000Z'],
  ['on Monday before eight', '2026-11-30T05:00:00Z', '2026-11-30T07:00:00.000Z', '2026-11-30T07:00:00.000Z'],
  ['on Monday after eight', '2026-11-30T09:00:00Z', '2026-12-01T07:00:00.000Z', '2026-12-07T07:00:00.000Z'],
  ['before the clocks go forward', '2027-03-27T12:00:00Z', '2027-03-28T06:00:00.000Z', '2027-03-29T06:00:00.000Z'],
])('letters come at eight by the clocks of Berlin: %s', (_, now, daily, weekly) => {
  expect(nextLetters(new Date(now))).toEqual({ daily, weekly })
}) // prettier-ignore
