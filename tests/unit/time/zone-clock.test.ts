import { describe, expect, it } from 'vitest'
import { zoneClock } from '#domain/time/zone-clock'

const berlin = zoneClock('Europe/Berlin')
const wall = (iso: string) => new Date(berlin.reading(Date.parse(iso))).toISOString().slice(0, 16)
const moment = (reading: string) =>
  new Date(berlin.moment(Date.parse(`${reading}Z`))).toISOString().slice(0, 16)

describe('the Berlin clock', () => {
  it.each([
    ['2026-11-21T08:30Z', '2026-11-21T09:30'],
    ['2026-07-01T22:30Z', '2026-07-02T00:30'],
    ['2026-12-31T23:15Z', '2027-01-01T00:15'],
    ['1989-11-09T18:53Z', '1989-11-09T19:53'],
  ])('shows %s as %s', (iso, reading) => {
    expect(wall(iso)).toBe(reading)
    expect(moment(reading)).toBe(iso.slice(0, 16))
  })

  it('is right in the hours around a clock change', () => {
    expect(moment('2026-03-29T01:59')).toBe('2026-03-29T00:59')
    expect(moment('2026-03-29T03:00')).toBe('2026-03-29T01:00')
    expect(moment('2026-10-25T01:30')).toBe('2026-10-24T23:30')
    expect(moment('2026-10-25T03:30')).toBe('2026-10-25T02:30')
  })

  it('keeps milliseconds', () => {
    const at = Date.parse('2026-11-21T08:30:15.123Z')
    expect(berlin.moment(berlin.reading(at))).toBe(at)
    expect(berlin.reading(NaN)).toBeNaN()
  })
})
