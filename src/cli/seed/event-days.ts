import type { DemoDay, DemoWeekday } from '#texts/demo/event-day'

const DAY_MS = 24 * 60 * 60 * 1000

/** From Sunday on, as JavaScript counts. */
const numbers: Record<DemoWeekday, readonly number[]> = {
  monday: [1],
  friday: [5],
  saturday: [6],
  sunday: [0],
  weekend: [0, 6],
  workday: [1, 2, 3, 4, 5],
}

/** Those of all of Germany that have a date of their own, and the two eves. */
const daysOff = ['01-01', '05-01', '10-03', '12-24', '12-25', '12-26', '12-31']

/** Days are written as „2026-11-20“. What is not in the past lies on `today` at the earliest, a feast behind it. */
export function eventDay(rule: DemoDay, today: string): string {
  if ('days' in rule) return nearest(shifted(today, rule.days), rule.on, rule.days < 0 ? -1 : 1)
  const years = [0, 1].map((more) => Number(today.slice(0, 4)) + more)
  const dates = years.map((year) =>
    'yearly' in rule
      ? nearest(`${year}-${rule.yearly}`, rule.on, 1)
      : shifted(orthodoxEaster(year), rule.fromEaster),
  )
  return dates.find((date) => date > today)!
}

export const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

function nearest(day: string, on: DemoWeekday | undefined, step: 1 | -1): string {
  if (!on) return day
  const fits =
    numbers[on].includes(new Date(day).getUTCDay()) && !(on === 'workday' && daysOff.includes(day.slice(5)))
  return fits ? day : nearest(shifted(day, step), on, step)
}

/** After Meeus, by the Julian calendar; thirteen days later by ours, until the year 2099. */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const days = moon + weekday + 114
  return shifted(julianDay(year, Math.floor(days / 31), (days % 31) + 1), 13)
}

const julianDay = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
