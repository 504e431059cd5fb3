import { berlinMoment, berlinReading } from '#domain/time/berlin-time'
import { SEARCH_LETTER_HOUR } from './search-limits'

const DAY_MS = 24 * 60 * 60 * 1000

/** The next times at which daily and weekly searches tell, by the clocks of Berlin. */
export function nextLetters(now: Date): { daily: string; weekly: string } {
  const today = Date.parse(`${berlinReading(now.toISOString()).slice(0, 10)}T00:00Z`)
  const days = Array.from({ length: 8 }, (_, index) => new Date(today + index * DAY_MS))
  const times = days
    .map((day) => ({ day, time: eightOClock(day) }))
    .filter(({ time }) => time > now.toISOString())
  return { daily: times[0]!.time, weekly: times.find(({ day }) => day.getUTCDay() === 1)!.time }
}

const eightOClock = (day: Date) =>
  berlinMoment(`${day.toISOString().slice(0, 10)}T${String(SEARCH_LETTER_HOUR).padStart(2, '0')}:00`)
