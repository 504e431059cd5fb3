export type AnnouncedEvent = {
  date: string
  endDate?: string | null
  endsAt: string
  city: string
  address: string
  cancelled: boolean
}

export type EventChange =
  | { kind: 'cancelled' }
  | { kind: 'restored' }
  | { kind: 'changed'; start: boolean; end: boolean; place: boolean }

/** What is announced of a stored event. Payload types as optional what the hooks always set. */
export const announcedEvent = <Stored extends Omit<AnnouncedEvent, 'endsAt'> & { endsAt?: string | null }>({
  date,
  endDate,
  endsAt,
  city,
  address,
  cancelled,
}: Stored): AnnouncedEvent => ({ date, endDate, endsAt: String(endsAt), city, address, cancelled })

type Change = { before: AnnouncedEvent; after: AnnouncedEvent; now: Date }

export function eventChange({ before, after, now }: Change): EventChange | null {
  if ([before, after].every(({ endsAt }) => Date.parse(endsAt) <= now.getTime())) return null
  if (before.cancelled !== after.cancelled) return { kind: after.cancelled ? 'cancelled' : 'restored' }
  const start = !isSameMoment(before.date, after.date)
  const end = !isSameMoment(before.endDate, after.endDate)
  const place = before.city !== after.city || before.address !== after.address
  return !after.cancelled && (start || end || place) ? { kind: 'changed', start, end, place } : null
}

/** The same moment can be written in several ways. */
const isSameMoment = (one: string | null | undefined, other: string | null | undefined) =>
  one && other ? Date.parse(one) === Date.parse(other) : !one === !other
