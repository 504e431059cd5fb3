import type { Payload } from 'payload'
import { berlinDay, berlinMoment } from '#domain/time/berlin-time'
import { closedBecause } from '#domain/events/event-seats'
import { eventEnd } from '#domain/events/event-status'
import { demoEvents } from '#texts/demo/events'
import { draws, hoursAgo } from './draw'
import { eventDay, shifted } from './event-days'
import { eventPicture } from './item-pictures'
import type { Members } from './members'

const HOUR = 60 * 60 * 1000
/** So long before a past event it was announced. */
const NOTICE_DAYS = 21
/** The event that the home page has as its newest, and how long ago it came. */
const newest = { place: 6, hoursAgo: 15 }

export async function seedEvents(payload: Payload, { neighbours }: Members) {
  const draw = draws(11)
  const now = new Date()
  const today = berlinDay(now.toISOString())
  for (const [index, event] of demoEvents.entries()) {
    const { day: rule, hour, lastsHours, isCancelled, ...words } = event
    const day = eventDay(rule, today)
    const date = momentOf(day, hour)
    const createdAt = day < today ? momentOf(shifted(day, -NOTICE_DAYS), hour) : announcedAt(index)
    const endDate = lastsHours ? new Date(Date.parse(date) + lastsHours * HOUR).toISOString() : null
    const cancelled = isCancelled ?? false
    const owner = neighbours[index % neighbours.length]!.id
    const { id } = await payload.create({
      collection: 'events',
      data: {
        ...words,
        image: await eventPicture(payload, { title: words.title, owner }),
        date,
        endDate,
        cancelled,
        owner,
        createdAt,
      },
    })
    if (!event.capacity || closedBecause({ date, endsAt: eventEnd({ date, endDate }), cancelled }, now))
      continue
    const isFull = event.capacity < 20
    const guests = isFull ? event.capacity + 2 : draw(Math.min(event.capacity, neighbours.length))
    for (const guest of neighbours.slice(0, guests)) {
      await payload.create({ collection: 'event-registrations', data: { event: id, owner: guest.id } })
    }
  }
}

const momentOf = (day: string, hour: number) => berlinMoment(`${day}T${String(hour).padStart(2, '0')}:00`)

const announcedAt = (place: number) =>
  hoursAgo(place === newest.place ? newest.hoursAgo : 24 * (2 + ((place * 7) % 25)))
