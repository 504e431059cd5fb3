import { TIME_ZONE } from '#domain/time/dates'
import type { OpeningHours, Span } from './opening-hours'
import { zoneClock } from '#domain/time/zone-clock'

const MINUTE_MS = 60_000
/** In minutes. */
const DAY = 24 * 60
const berlin = zoneClock(TIME_ZONE)

/** By Berlin time; public holidays are not known. */
export function isOpenAt(hours: OpeningHours, moment: number): boolean {
  const minutes = Math.floor(berlin.reading(moment) / MINUTE_MS)
  // 1 January 1970 was a Thursday.
  const today = (Math.floor(minutes / DAY) + 3) % 7
  const time = minutes % DAY
  const includes = (time: number) => (span: Span) => span[0] <= time && time < span[1]
  return hours[today]!.some(includes(time)) || hours[(today + 6) % 7]!.some(includes(time + DAY))
}
