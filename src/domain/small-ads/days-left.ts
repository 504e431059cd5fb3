import { TIME_ZONE } from '#domain/time/dates'
import { onFirstUse } from '#domain/time/on-first-use'

const DAY_MS = 24 * 60 * 60 * 1000
const calendar = onFirstUse(() => new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }))

/** The day in Berlin as a number for calculating. */
const dayOf = (moment: Date) => Date.parse(calendar().format(moment))

/** Midnights left: 0 on the last day, never less. Constant until midnight, as cached pages need. */
export const daysLeft = ({ expiresAt, now }: { expiresAt: string; now: Date }): number =>
  Math.max(0, Math.round((dayOf(new Date(expiresAt)) - dayOf(now)) / DAY_MS))

export const isOver = ({ expiresAt, now }: { expiresAt: string; now: Date }): boolean =>
  Date.parse(expiresAt) <= now.getTime()
