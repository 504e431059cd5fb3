import { TIME_ZONE } from './dates'
import { zoneClock } from './zone-clock'

const berlin = zoneClock(TIME_ZONE)

export const berlinReading = (moment: string): string =>
  new Date(berlin.reading(Date.parse(moment))).toISOString().slice(0, 16)

/** An invalid value is returned unchanged, for validation to reject. */
export function berlinMoment(reading: string): string {
  const moment = berlin.moment(Date.parse(`${reading}Z`))
  return Number.isNaN(moment) ? reading : new Date(moment).toISOString()
}

/** „2026-11-20“ */
export const berlinDay = (moment: string): string => berlinReading(moment).slice(0, 10)

export const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)

export const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

const DAY_MS = 24 * 60 * 60 * 1000

/** Exact except in the hours before a change of the clocks. */
export const msUntilBerlinMidnight = (now: Date): number => DAY_MS - (berlin.reading(now.getTime()) % DAY_MS)
