const HOUR_MS = 3_600_000

const runsEveryHour = (cron: string) => cron.split(' ').at(-4) === '*'

/**
 * Of what runs in every hour. Payload's timetable is in local time and passes over the hour that comes twice when
 * summer ends: before it, the next moment is after it, and within it, before it.
 */
export function steadyDue({ cron, due, now }: { cron: string; due: Date; now: Date }): Date {
  if (!runsEveryHour(cron)) return due
  let at = due.getTime()
  while (at > now.getTime() + HOUR_MS) at -= HOUR_MS
  while (at < now.getTime() - HOUR_MS / 2) at += HOUR_MS
  return new Date(at)
}
