import { describe, expect, it } from 'vitest'
import { isQuiet, quietAtFirst } from '#domain/notifications/quiet-hours'

const quietAt = (moment: string, given = {}) => isQuiet({ ...quietAtFirst, ...given }, new Date(moment))

describe('quiet hours', () => {
  it.each([
    // Wednesday, winter: Berlin is an hour ahead.
    ['2026-11-25T20:59Z', false],
    ['2026-11-25T21:00Z', true],
    ['2026-11-26T05:59Z', true],
    ['2026-11-26T06:00Z', false],
    // Summer: two hours.
    ['2026-07-15T19:59Z', false],
    ['2026-07-15T20:00Z', true],
    ['2026-07-15T05:00Z', false],
    // Saturday and Sunday until nine, Monday until seven.
    ['2026-11-28T07:59Z', true],
    ['2026-11-28T08:00Z', false],
    ['2026-11-29T07:59Z', true],
    ['2026-11-30T06:00Z', false],
    // The Sunday on which the clocks go back and the one on which they go forward.
    ['2026-10-25T07:59Z', true],
    ['2026-10-25T08:00Z', false],
    ['2026-03-29T06:59Z', true],
    ['2026-03-29T07:00Z', false],
  ])('hold at %s: %s', (moment, isSilent) => {
    expect(quietAt(moment)).toBe(isSilent)
  })

  it('follow what a member chose', () => {
    expect(quietAt('2026-11-25T23:00Z', { quietHours: false })).toBe(false)
    expect(quietAt('2026-11-25T17:00Z', { quietFrom: '18' })).toBe(true)
    expect(quietAt('2026-11-26T08:59Z', { quietUntil: '10' })).toBe(true)
    expect(quietAt('2026-11-28T06:00Z', { quietWeekends: false })).toBe(false)
    // Later than the weekend's own hour.
    expect(quietAt('2026-11-28T08:59Z', { quietUntil: '10' })).toBe(true)
  })
})
