export type TimeAgo = { unit: 'moment' | 'minute' | 'hour' | 'day' | 'week'; count: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

export function timeAgo({ at, now }: { at: string | Date; now: number }): TimeAgo {
  const passed = now - new Date(at).getTime()
  const count = (unit: number) => Math.floor(passed / unit)
  // The reader's clock may be behind ours.
  if (passed < MINUTE) return { unit: 'moment', count: 0 }
  if (passed < HOUR) return { unit: 'minute', count: count(MINUTE) }
  if (passed < DAY) return { unit: 'hour', count: count(HOUR) }
  if (passed < WEEK) return { unit: 'day', count: count(DAY) }
  return { unit: 'week', count: count(WEEK) }
}
