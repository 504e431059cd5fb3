import { TIME_ZONE } from './dates'
import { zoneClock } from './zone-clock'

const berlin = zoneClock(TIME_ZONE)

/** What a field for date and time shows of a moment: „2026-11-23T19:00“, by the clock in Berlin. */
export const berlinReading = (moment: string): string =>
  new Date(berlin.reading(Date.parse(moment))).toISOString().slice(0, 16)

/** The moment that such a field means. What is no time stays as it is, for the rules to refuse. */
export function berlinMoment(reading: string): string {
  const moment = berlin.moment(Date.parse(`${reading}Z`))
  return Number.isNaN(moment) ? reading : new Date(moment).toISOString()
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Until the date on the pages changes. By the clock on the wall: exact but for hours before the clocks are set. */
export const msUntilBerlinMidnight = (now: Date): number => DAY_MS - (berlin.reading(now.getTime()) % DAY_MS)
