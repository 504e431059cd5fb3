export type CommunityTime = { unit: 'minute' | 'hour' | 'day'; count: number; hasDate: boolean }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** From this day on, the number of days alone says too little. */
const DATE_FROM_DAYS = 31

/** The ladder of forum and feed: minutes from 1, hours to 23, then days. */
export function communityTime({ at, now }: { at: string | Date; now: number }): CommunityTime {
  // The reader's clock may be behind ours.
  const passed = Math.max(now - new Date(at).getTime(), MINUTE)
  if (passed < HOUR) return { unit: 'minute', count: Math.floor(passed / MINUTE), hasDate: false }
  if (passed < DAY) return { unit: 'hour', count: Math.floor(passed / HOUR), hasDate: false }
  const count = Math.floor(passed / DAY)
  return { unit: 'day', count, hasDate: count >= DATE_FROM_DAYS }
}
