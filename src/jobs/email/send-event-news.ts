import type { PayloadRequest } from 'payload'
import { notHidden } from '#access/visibility/hidden'
import { inTransaction } from '#database/connection/in-transaction'
import { registeredBy } from '#database/statements/events/event-news'
import { noteDone } from '#database/statements/jobs/note-done'
import { announcedEvent, eventChange } from '#domain/events/event-change'
import { type EventNews, eventNotification } from '#hooks/events/event-notification'
import { emailOf, queueMemberEmails } from '#hooks/notifications/queue-member-email'
import { letterTask } from './letter-task'

/** What an organiser changed since the first change: one email, or none when all is as it was. */
export const sendEventNews = letterTask<EventNews>({
  slug: 'sendEventNews',
  inputSchema: [
    { name: 'event', type: 'text', required: true },
    { name: 'before', type: 'json', required: true },
    { name: 'since', type: 'text', required: true },
    { name: 'by', type: 'text' },
  ],
  send: ({ input, letter, req }) =>
    inTransaction(req, async () => {
      await tell(req, input)
      await noteDone(req, letter.id)
    }),
})

async function tell(req: PayloadRequest, { event: id, before, since, by }: EventNews): Promise<void> {
  const event = await req.payload.findByID({ collection: 'events', id, depth: 0, disableErrors: true, req })
  if (!event) return
  const change = eventChange({ before, after: announcedEvent(event), now: new Date() })
  const isPublic = notHidden.holds({ ...event })
  if (!change || (!isPublic && change.kind !== 'cancelled')) return
  const email = emailOf(eventNotification({ event, change, isPublic }))
  const to = (await registeredBy(req, { event: id, time: since })).filter((member) => member !== by)
  if (email && to.length > 0) await queueMemberEmails(req, { to, ...email })
}
