import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type CollectionBeforeOperationHook,
} from 'payload'
import { announce } from '#changes/announce'
import {
  type LockedEvent,
  lockEvent,
  moveUp,
  recount,
  seatsTaken,
} from '#database/statements/events/event-seats'
import { closedBecause, nextPlace } from '#domain/events/event-seats'
import { relatedId } from '#domain/lists/ids'
import { eventTexts, registrationTexts } from '#texts/events/events'
import type { EventRegistration } from '#types'
import { notifyAll } from '#hooks/notifications/notify-all'
import { seesItem } from '#hooks/lists/sees-item'
import { isId } from '#domain/lists/public-query'

/** A seat, or the next place on the waiting list. */
export const takeSeat: CollectionBeforeChangeHook<EventRegistration> = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const isSeen = await seesItem({ req, collection: 'events', id: data.event })
  const event = isSeen ? await lockEvent(req, String(data.event)) : null
  if (!event) throw new APIError(eventTexts.notFound, 404, null, true)
  const reason = closedBecause(event, new Date())
  if (reason) throw new APIError(registrationTexts.closed[reason], 409, null, true)
  const taken = await seatsTaken(req, event.id)
  return { ...data, place: nextPlace({ capacity: event.capacity, ...taken }) }
}

export const countSeat: CollectionAfterChangeHook<EventRegistration> = async ({ doc, operation, req }) => {
  if (operation === 'create' && typeof doc.place !== 'number')
    await countSeats(req, String(relatedId(doc.event)))
}

/** The order of locks is always the same: the event, then who comes to it. */
export const lockEventBeforeLeaving: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const registration = await req.payload.db.findOne<EventRegistration>({
    collection: 'event-registrations',
    where: { id: { equals: id } },
    req,
  })
  const eventId = relatedId(registration?.event)
  if (eventId) await lockEvent(req, eventId)
}

export const freeSeat: CollectionAfterDeleteHook<EventRegistration> = async ({ doc, req }) => {
  const eventId = relatedId(doc.event)
  const event = eventId && (await lockEvent(req, eventId))
  if (event) await settleSeats(req, event)
}

/** Gives out what is free, tells whoever has a seat now, and counts. */
export async function settleSeats(req: PayloadRequest, event: LockedEvent) {
  const isOpen = !event.hidden && closedBecause(event, new Date()) === null
  const moved = await moveUp(req, { event, isOpen })
  await notifyAll({
    req,
    to: moved.flatMap(({ owner, place }) => (place === null && owner ? [owner] : [])),
    type: 'event_seat',
    ...eventTexts.seatNotification(event),
    data: { collection: 'events', id: event.id, slug: event.slug },
  })
  await countSeats(req, event.id)
}

async function countSeats(req: PayloadRequest, eventId: string) {
  const slug = await recount(req, eventId)
  if (slug === null) return
  const seen = { before: { slug }, after: { slug } }
  await announce({ req, change: { collection: 'events', documentId: eventId, operation: 'update', ...seen } })
}

/**
 * Payload reads an event, works, and writes all of it back. The row is taken before, so that no such write brings back
 * an older count or undoes a cancellation.
 */
export const lockEventBeforeUpdate: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || !req.transactionID) return
  if (isId(args.id)) await lockEvent(req, String(args.id))
}
