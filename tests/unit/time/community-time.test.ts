import { describe, expect, it } from 'vitest'
import { communityTimeText } from '#texts/time/community-time'

const now = Date.parse('2026-11-23T12:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ago = (passed: number) => communityTimeText(new Date(now - passed).toISOString(), now)

describe('the time of topics, posts and comments', () => {
  it.each([
    [-5 * MINUTE, 'преди 1 минута'],
    [0, 'преди 1 минута'],
    [2 * MINUTE - 1, 'преди 1 минута'],
    [2 * MINUTE, 'преди 2 минути'],
    [HOUR - 1, 'преди 59 минути'],
    [HOUR, 'преди 1 час'],
    [DAY - 1, 'преди 23 часа'],
    [DAY, 'преди 1 ден'],
    [30 * DAY, 'преди 30 дни'],
    [31 * DAY, 'преди 31 дни · 23 октомври 2026\u00a0г.'],
  ])('%i ms ago: %s', (passed, words) => {
    expect(ago(passed)).toBe(words)
  })
})
