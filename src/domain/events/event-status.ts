export const eventStatuses = ['upcoming', 'ongoing', 'completed', 'cancelled'] as const
export type EventStatus = (typeof eventStatuses)[number]

/** An event that does not say when it ends is taken to last so long. */
const ASSUMED_HOURS = 3

type Times = { date: string; endDate?: string | null }

/** When the event is over. Stored, so that lists can be asked for what is not over yet. */
export function eventEnd({ date, endDate }: Times): string {
  const end = endDate ? Date.parse(endDate) : Date.parse(date) + ASSUMED_HOURS * 60 * 60 * 1000
  return new Date(end).toISOString()
}

export type EventState = { date: string; endsAt: string; cancelled: boolean }

/** Worked out at every reading, so that it is right at every moment. */
export function eventStatus({ date, endsAt, cancelled }: EventState, now: Date): EventStatus {
  if (cancelled) return 'cancelled'
  if (Date.parse(endsAt) <= now.getTime()) return 'completed'
  return Date.parse(date) <= now.getTime() ? 'ongoing' : 'upcoming'
}

type Condition = Record<string, { equals: boolean } | { greater_than: string } | { less_than_equal: string }>

/** The same sentence as a condition on what is stored. */
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
