import type { PayloadRequest } from 'payload'
import type { NewNotification } from '#database/statements/notifications/write-notifications'
import { joinEventNews } from '#database/statements/events/event-news'
import { type AnnouncedEvent, announcedEvent, type EventChange } from '#domain/events/event-change'
import { emailsDue } from '#domain/events/event-news'
import { eventTexts } from '#texts/events/events'
import type { Event } from '#types'

/** `before` and `since` are of the first change that is not told yet; `by` gets no email about it. */
export type EventNews = { event: string; before: AnnouncedEvent; since: string; by?: string }

/** `isPublic`: whether its page is still there. */
type Told = { event: Event; change: EventChange; isPublic: boolean }

export const eventNotification = ({ event, change, isPublic }: Told): NewNotification => ({
  type: change.kind === 'cancelled' ? 'event_cancelled' : 'event_changed',
  ...eventTexts.notice(change, { ...announcedEvent(event), title: event.title }),
  about: event.id,
  data: { collection: 'events', ...(isPublic && { id: event.id, slug: event.slug }) },
})

type Changed = { event: Event; before: AnnouncedEvent; change: EventChange }

/** Requires the lock on the event. Emails wait, so that an hour of corrections is one. */
export async function queueEventNews(req: PayloadRequest, { event, before, change }: Changed) {
  const now = new Date()
  const due = emailsDue({ change, starts: [before.date, event.date], now })
  if (await joinEventNews(req, { event: event.id, due })) return
  const input: EventNews = { event: event.id, before, since: now.toISOString(), by: req.user?.id }
  await req.payload.jobs.queue({ task: 'sendEventNews', queue: 'mail', input, waitUntil: due, req })
}
