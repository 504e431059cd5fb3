import { describe, expect, it } from 'vitest'
import { timeAgo } from '#domain/time/time-ago'
import { timeAgoText } from '#texts/time/time-ago'

const now = Date.parse('2026-11-23T12:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ago = (passed: number) => timeAgoText(timeAgo({ at: new Date(now - passed), now }))

describe('relative time', () => {
  it.each([
    [0, 'преди няколко секунди'],
    [MINUTE - 1, 'преди няколко секунди'],
    [MINUTE, 'преди 1 минута'],
    [12 * MINUTE, 'преди 12 минути'],
    [HOUR - 1, 'преди 59 минути'],
    [HOUR, 'преди 1 час'],
    [DAY - 1, 'преди 23 часа'],
    [DAY, 'преди 1 ден'],
    [7 * DAY - 1, 'преди 6 дни'],
    [7 * DAY, 'преди 1 седмица'],
    [100 * DAY, 'преди 14 седмици'],
  ])('writes %d ms as: %s', (passed, text) => expect(ago(passed)).toBe(text))

  it('is sensible when the clock is behind', () => {
    expect(ago(-5 * MINUTE)).toBe('преди няколко секунди')
  })
})
