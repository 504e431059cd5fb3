export type Ago = { unit: 'moment' | 'minute' | 'hour' | 'day' | 'week'; count: number }

type Moment = Date | string | number

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** How long ago, in the largest unit that fits: minutes to 59, hours to 23, days to 6, then weeks (spec platform §9). */
export function relativeTime({ moment, now }: { moment: Moment; now: Moment }): Ago {
  const passed = new Date(now).getTime() - new Date(moment).getTime()
  const whole = (unit: number) => Math.floor(passed / unit)
  if (passed < MINUTE) return { unit: 'moment', count: 0 }
  if (passed < HOUR) return { unit: 'minute', count: whole(MINUTE) }
  if (passed < DAY) return { unit: 'hour', count: whole(HOUR) }
  if (passed < WEEK) return { unit: 'day', count: whole(DAY) }
  return { unit: 'week', count: whole(WEEK) }
}
