import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { notHidden } from '#access/visibility/hidden'
import {
  dropRegistrations,
  everyoneRegistered,
  lockEvent,
  seatsTaken,
} from '#database/statements/events/event-seats'
import { type AnnouncedEvent, type EventChange, eventChange } from '#domain/events/event-change'
import { eventTexts } from '#texts/events/events'
import type { Event } from '#types'
import { notifyAll } from '#hooks/notifications/notify-all'
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
  const notice = eventChange({ before: announced(previousDoc), after: announced(doc), now: new Date() })
  const isPublic = notHidden.holds({ ...doc })
  if (notice && (isPublic || notice.kind === 'cancelled')) await tell({ req, event: doc, notice, isPublic })
  await settleSeats(req, event)
  const { registered } = await seatsTaken(req, event.id)
  return { ...doc, registeredCount: registered }
}

export const cancelBeforeDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const isThere = await lockEvent(req, String(id))
  if (!isThere) return
  const event = await req.payload.findByID({ collection: 'events', id, depth: 0, req })
  const before = announced(event)
  const notice = before.cancelled
    ? null
    : eventChange({ before, after: { ...before, cancelled: true }, now: new Date() })
  if (notice) await tell({ req, event, notice, isPublic: false })
  await dropRegistrations(req, event.id)
}

/** `isPublic`: whether its page is still there. */
type Telling = { req: PayloadRequest; event: Event; notice: EventChange; isPublic: boolean }

async function tell({ req, event, notice, isPublic }: Telling) {
  await notifyAll({
    req,
    to: await everyoneRegistered(req, event.id),
    type: notice.kind === 'cancelled' ? 'event_cancelled' : 'event_changed',
    ...eventTexts.notice(notice, { ...announced(event), title: event.title }),
    about: event.id,
    data: { collection: 'events', ...(isPublic && { id: event.id, slug: event.slug }) },
  })
}

/** Payload types as optional what the hooks always set. */
const announced = (event: Event): AnnouncedEvent => ({ ...event, endsAt: String(event.endsAt) })
