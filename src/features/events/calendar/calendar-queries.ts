import { getPayload } from 'payload'
import config from '#config'
import type { CalendarEvent } from '#domain/events/event-calendar'

const entry = {
  slug: true,
  title: true,
  description: true,
  date: true,
  endDate: true,
  city: true,
  address: true,
  category: true,
  organizer: true,
  contact: true,
  price: true,
  cancelled: true,
  createdAt: true,
  updatedAt: true,
} as const

/** Includes cancelled events, so that calendars learn of it. */
export async function comingEvents(now = new Date()): Promise<CalendarEvent[]> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'events',
    where: { endsAt: { greater_than: now.toISOString() } },
    sort: ['date', 'id'],
    select: entry,
    depth: 0,
    pagination: false,
    overrideAccess: false,
  })
  return docs.map((event) => ({ ...event, slug: String(event.slug) }))
}
