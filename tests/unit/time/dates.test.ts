import { describe, expect, it } from 'vitest'
import { longDate, longDateWithWeekday, shortDate } from '#domain/time/dates'

describe('дати по берлинско време', () => {
  it('дълъг вид', () => {
    expect(longDate('2026-11-20T12:00:00Z')).toBe('20 ноември 2026 г.')
  })

  it('със седмичен ден', () => {
    expect(longDateWithWeekday('2026-11-23T12:00:00Z')).toBe('Понеделник, 23 ноември 2026 г.')
  })

  it('в панелите', () => {
    expect(shortDate('2026-03-05T12:00:00Z')).toBe('05.03.2026')
  })

  it('денят се сменя в полунощ в Берлин, зиме и лете', () => {
    expect(longDate('2026-11-20T22:59:00Z')).toBe('20 ноември 2026 г.')
    expect(longDate('2026-11-20T23:00:00Z')).toBe('21 ноември 2026 г.')
    expect(longDate('2026-07-20T22:00:00Z')).toBe('21 юли 2026 г.')
  })
})
