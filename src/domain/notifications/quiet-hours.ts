import { QUIET_WEEKEND_UNTIL } from '#domain/notifications/push-limits'
import { berlinMoment, berlinReading, dayAfter } from '#domain/time/berlin-time'

/** Whole hours in Berlin. */
export const quietFromHours = ['18', '19', '20', '21', '22', '23'] as const
export const quietUntilHours = ['5', '6', '7', '8', '9', '10'] as const

export type QuietHours = {
  quietHours: boolean
  quietFrom: (typeof quietFromHours)[number]
  quietUntil: (typeof quietUntilHours)[number]
  /** On Saturday and Sunday until nine, where that is later. */
  quietWeekends: boolean
}

export const quietAtFirst: QuietHours = {
  quietHours: true,
  quietFrom: '22',
  quietUntil: '7',
  quietWeekends: true,
}

/**
 * Phones are silent from the evening until the morning by the clocks of Berlin: when one that is silent now may ring
 * again. Null when it may now.
 */
export function endOfQuiet(hours: QuietHours, now: Date): Date | null {
  if (!hours.quietHours) return null
  const reading = berlinReading(now.toISOString())
  const [today, hour] = [reading.slice(0, 10), Number(reading.slice(11, 13))]
  if (hour >= Number(hours.quietFrom)) return morningOf(dayAfter(today), hours)
  return hour < morningHour(today, hours) ? morningOf(today, hours) : null
}

const morningOf = (day: string, hours: QuietHours) =>
  new Date(berlinMoment(`${day}T${String(morningHour(day, hours)).padStart(2, '0')}:00`))

function morningHour(day: string, { quietUntil, quietWeekends }: QuietHours): number {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay()
  const isWeekend = weekday === 0 || weekday === 6
  return Math.max(Number(quietUntil), isWeekend && quietWeekends ? QUIET_WEEKEND_UNTIL : 0)
}
