import { describe, expect, it } from 'vitest'
import { endOfQuiet, quietAtFirst } from '#domain/notifications/quiet-hours'
import { notifyMeTexts } from '#texts/searches/search-page'

const quietAt = (moment: string, given = {}) =>
  endOfQuiet({ ...quietAtFirst, ...given }, new Date(moment)) !== null

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

  it.each([
    // Wednesday evening, Thursday before dawn.
    ['2026-11-25T21:00Z', '2026-11-26T06:00Z'],
    ['2026-11-26T02:00Z', '2026-11-26T06:00Z'],
    // Into the weekend, within it and out of it.
    ['2026-11-27T22:59Z', '2026-11-28T08:00Z'],
    ['2026-11-28T07:00Z', '2026-11-28T08:00Z'],
    ['2026-11-29T21:00Z', '2026-11-30T06:00Z'],
    // The nights in which the clocks go back and forward, from before and after the change.
    ['2026-10-24T21:30Z', '2026-10-25T08:00Z'],
    ['2026-10-25T00:30Z', '2026-10-25T08:00Z'],
    ['2026-10-25T01:30Z', '2026-10-25T08:00Z'],
    ['2026-10-25T21:30Z', '2026-10-26T06:00Z'],
    ['2026-03-28T22:30Z', '2026-03-29T07:00Z'],
    ['2026-03-29T02:00Z', '2026-03-29T07:00Z'],
    ['2026-03-29T21:00Z', '2026-03-30T05:00Z'],
    ['2026-11-25T12:00Z', null],
  ])('that hold at %s end at %s', (moment, end) => {
    expect(endOfQuiet(quietAtFirst, new Date(moment))).toEqual(end && new Date(end))
  })

  it('are said with the weekend, where that is longer', () => {
    expect(notifyMeTexts.quiet(quietAtFirst)).toContain(
      'От 22:00 до 7:00 ч., а в събота и неделя до 9:00 ч.,',
    )
    expect(notifyMeTexts.quiet({ ...quietAtFirst, quietUntil: '9' })).not.toContain('събота')
    expect(notifyMeTexts.quiet({ ...quietAtFirst, quietWeekends: false })).not.toContain('събота')
    expect(notifyMeTexts.quiet({ ...quietAtFirst, quietHours: false })).toBeNull()
  })
})
