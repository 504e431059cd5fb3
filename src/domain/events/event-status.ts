export const eventStatuses = ['upcoming', 'ongoing', 'completed', 'cancelled'] as const
export type EventStatus = (typeof eventStatuses)[number]

/** The assumed length of an event without an end. */
const ASSUMED_HOURS = 3

type Times = { date: string; endDate?: string | null }

export function eventEnd({ date, endDate }: Times): string {
  const end = endDate ? Date.parse(endDate) : Date.parse(date) + ASSUMED_HOURS * 60 * 60 * 1000
  return new Date(end).toISOString()
}

type Start = { date: string; stored?: string | null; now: Date }

/** Whether a new start is over already; one that stays as stored, to the minute of the form, may be. */
export const startsInPast = ({ date, stored, now }: Start): boolean =>
  Date.parse(date) <= now.getTime() && (!stored || minuteOf(date) !== minuteOf(stored))

const minuteOf = (moment: string) => Math.floor(Date.parse(moment) / 60_000)

export type EventState = { date: string; endsAt: string; cancelled: boolean }

/** Computed on each read, because it depends on the time. */
export function eventStatus({ date, endsAt, cancelled }: EventState, now: Date): EventStatus {
  if (cancelled) return 'cancelled'
  if (Date.parse(endsAt) <= now.getTime()) return 'completed'
  return Date.parse(date) <= now.getTime() ? 'ongoing' : 'upcoming'
}

type Condition = Record<string, { equals: boolean } | { greater_than: string } | { less_than_equal: string }>

/** `eventStatus` as a condition for a query. */
export function hasStatus(status: EventStatus, now: Date): Condition[] {
  if (status === 'cancelled') return [{ cancelled: { equals: true } }]
  const moment = now.toISOString()
  const conditions: Record<typeof status, Condition[]> = {
    upcoming: [{ date: { greater_than: moment } }],
    ongoing: [{ date: { less_than_equal: moment } }, { endsAt: { greater_than: moment } }],
    completed: [{ endsAt: { less_than_equal: moment } }],
  }
  return [{ cancelled: { equals: false } }, ...conditions[status]]
}

export const isEventStatus = (value: unknown): value is EventStatus =>
  eventStatuses.some((status) => status === value)
