import { TIME_ZONE } from '#domain/time/dates'

const DAY_MS = 24 * 60 * 60 * 1000
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })

/** The day of a moment in Berlin, as a moment that can be counted with. */
const dayOf = (moment: Date) => Date.parse(calendar.format(moment))

/**
 * How many midnights are left until an item runs out: 0 on its last day, never less. Pages that are kept until
 * midnight show the right number all day.
 */
export const daysLeft = ({ expiresAt, now }: { expiresAt: string; now: Date }): number =>
  Math.max(0, Math.round((dayOf(new Date(expiresAt)) - dayOf(now)) / DAY_MS))

export const isOver = ({ expiresAt, now }: { expiresAt: string; now: Date }): boolean =>
  Date.parse(expiresAt) <= now.getTime()
