import { describe, expect, it } from 'vitest'
import { longDate, longDateWithWeekday, shortDate } from '#domain/time/dates'

describe('dates in Berlin time', () => {
  it('are written in long form', () => {
    expect(longDate('2026-11-20T12:00:00Z')).toBe('20 ноември 2026\u00a0г.')
  })

  it('are written with the weekday', () => {
    expect(longDateWithWeekday('2026-11-23T12:00:00Z')).toBe('Понеделник, 23 ноември 2026\u00a0г.')
  })

  it('are written in panel form', () => {
    expect(shortDate('2026-03-05T12:00:00Z')).toBe('05.03.2026')
  })

  it('change at midnight in Berlin, in winter and summer', () => {
    expect(longDate('2026-11-20T22:59:00Z')).toBe('20 ноември 2026\u00a0г.')
    expect(longDate('2026-11-20T23:00:00Z')).toBe('21 ноември 2026\u00a0г.')
    expect(longDate('2026-07-20T22:00:00Z')).toBe('21 юли 2026\u00a0г.')
  })
})
