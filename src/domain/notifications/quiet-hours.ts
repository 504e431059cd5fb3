import { QUIET_WEEKEND_UNTIL } from '#domain/notifications/push-limits'
import { berlinReading } from '#domain/time/berlin-time'

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

/** Phones are silent from the evening until the morning by the clocks of Berlin. */
export function isQuiet(
  { quietHours, quietFrom, quietUntil, quietWeekends }: QuietHours,
  now: Date,
): boolean {
  if (!quietHours) return false
  const reading = berlinReading(now.toISOString())
  const hour = Number(reading.slice(11, 13))
  const weekday = new Date(`${reading.slice(0, 10)}T00:00Z`).getUTCDay()
  const isWeekend = weekday === 0 || weekday === 6
  const until = Math.max(Number(quietUntil), isWeekend && quietWeekends ? QUIET_WEEKEND_UNTIL : 0)
  return hour >= Number(quietFrom) || hour < until
}
