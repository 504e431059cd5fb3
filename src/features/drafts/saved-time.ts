import { clockTime, isSameDay, shortDate } from '#domain/time/dates'

/** „14:32“, on another day „21.11.2026, 14:32“. */
export function savedTime(savedAt: number): string {
  const time = clockTime(savedAt)
  return isSameDay(savedAt, Date.now()) ? time : `${shortDate(savedAt)}, ${time}`
}
