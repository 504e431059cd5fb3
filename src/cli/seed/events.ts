import type { Payload } from 'payload'
import { msUntilBerlinMidnight } from '#domain/time/berlin-time'
import { demoEvents } from '#texts/demo/events'
import { draws } from './draw'
import type { Members } from './members'

const HOUR = 60 * 60 * 1000

export async function seedEvents(payload: Payload, { neighbours }: Members) {
  const draw = draws(11)
  const today = Date.now() + msUntilBerlinMidnight(new Date()) - 24 * HOUR
  for (const [index, event] of demoEvents.entries()) {
    const { inDays, hour, lastsHours, isCancelled, ...words } = event
    const start = today + (inDays * 24 + hour) * HOUR
    const { id } = await payload.create({
      collection: 'events',
      data: {
        ...words,
        date: new Date(start).toISOString(),
        endDate: lastsHours ? new Date(start + lastsHours * HOUR).toISOString() : null,
        cancelled: isCancelled ?? false,
        owner: neighbours[index % neighbours.length]!.id,
      },
    })
    if (!event.capacity || isCancelled || start < Date.now()) continue
    const isFull = event.capacity < 20
    const guests = isFull ? event.capacity + 2 : draw(Math.min(event.capacity, neighbours.length))
    for (const guest of neighbours.slice(0, guests)) {
      await payload.create({ collection: 'event-registrations', data: { event: id, owner: guest.id } })
    }
  }
}
