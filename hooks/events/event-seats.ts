import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type CollectionBeforeOperationHook,
} from 'payload'
import { notHidden } from '#access/visibility/hidden'
import {
  type LockedEvent,
  lockEvent,
  moveUp,
  recount,
  seatsTaken,
} from '#database/statements/events/event-seats'
import { closedBecause, nextPlace } from '#domain/events/event-seats'
import { relatedId, isId } from '#domain/lists/ids'
import { eventTexts, registrationTexts } from '#texts/events/events'
import type { EventRegistration } from '#types'
import { notifyAll } from '#hooks/notifications/notify-all'
import { seesItem } from '#hooks/lists/sees-item'
import { announceTouched } from '#hooks/writes/announce'

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

/** Locks in the same order everywhere: the event, then its registrations. */
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

export async function settleSeats(req: PayloadRequest, event: LockedEvent) {
  const isOpen = notHidden.holds(event) && closedBecause(event, new Date()) === null
  const moved = await moveUp(req, { event, isOpen })
  await notifyAll({
    req,
    to: moved.flatMap(({ owner, place }) => (place === null && owner ? [owner] : [])),
    isEmailed: true,
    type: 'event_seat',
    ...eventTexts.seatNotification(event),
    data: { collection: 'events', id: event.id, slug: event.slug },
  })
  await countSeats(req, event.id)
}

async function countSeats(req: PayloadRequest, eventId: string) {
  const docs = await recount(req, eventId)
  await announceTouched({ collection: req.payload.collections.events.config, docs, req })
}

/** Payload writes back all that it read; the lock protects a newer count or cancellation. */
export const lockEventBeforeUpdate: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || !req.transactionID) return
  if (isId(args.id)) await lockEvent(req, String(args.id))
}
