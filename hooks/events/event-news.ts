import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { notHidden } from '#access/visibility/hidden'
import {
  dropRegistrations,
  everyoneRegistered,
  lockEvent,
  seatsTaken,
} from '#database/statements/events/event-seats'
import { announcedEvent, type EventChange, eventChange } from '#domain/events/event-change'
import type { Event } from '#types'
import { notifyAll } from '#hooks/notifications/notify-all'
import { eventNotification, queueEventNews } from './event-notification'
import { settleSeats } from './event-seats'

/** Notifies those registered; of a hidden event only the cancellation. Free seats go to the waiting list. */
export const followEventChange: CollectionAfterChangeHook<Event> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update') return doc
  const event = await lockEvent(req, doc.id)
  if (!event) return doc
  const before = announcedEvent(previousDoc)
  const change = eventChange({ before, after: announcedEvent(doc), now: new Date() })
  const isPublic = notHidden.holds({ ...doc })
  if (change && (isPublic || change.kind === 'cancelled')) {
    await tell({ req, event: doc, change, isPublic })
    await queueEventNews(req, { event: doc, before, change })
  }
  await settleSeats(req, event)
  const { registered } = await seatsTaken(req, event.id)
  return { ...doc, registeredCount: registered }
}

export const cancelBeforeDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const isThere = await lockEvent(req, String(id))
  if (!isThere) return
  const event = await req.payload.findByID({ collection: 'events', id, depth: 0, req })
  const before = announcedEvent(event)
  const change = before.cancelled
    ? null
    : eventChange({ before, after: { ...before, cancelled: true }, now: new Date() })
  // At once: when the email of other changes is due, the registrations are gone.
  if (change) await tell({ req, event, change, isPublic: false, isEmailed: true })
  await dropRegistrations(req, event.id)
}

type Telling = {
  req: PayloadRequest
  event: Event
  change: EventChange
  isPublic: boolean
  isEmailed?: boolean
}

async function tell({ req, isEmailed, ...told }: Telling) {
  const to = await everyoneRegistered(req, told.event.id)
  await notifyAll({ req, to, isEmailed, ...eventNotification(told) })
}
