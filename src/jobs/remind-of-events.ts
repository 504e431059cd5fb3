import type { PayloadRequest, TaskConfig } from 'payload'
import { type DueReminder, takeDueReminders } from '#database/statements/events/event-reminders'
import { inTransaction } from '#database/connection/in-transaction'
import { EVENT_REMINDER_HOURS } from '#domain/limits'
import { eventTexts } from '#texts/events/events'
import { dueAt } from './schedule'

export const remindOfEvents: TaskConfig<'remindOfEvents'> = {
  slug: 'remindOfEvents',
  ...dueAt('0 */5 * * * *'),
  handler: async ({ req }) => {
    await inTransaction(req, async () => {
      for (const reminder of await takeDueReminders(req, EVENT_REMINDER_HOURS)) await remind(req, reminder)
    })
    return { output: {} }
  },
}

async function remind(req: PayloadRequest, { members, ...event }: DueReminder) {
  const notice = {
    type: 'event_reminder',
    ...eventTexts.reminder(event),
    data: { collection: 'events', id: event.id, slug: event.slug },
  }
  await req.payload.jobs.queue({ task: 'tellMembers', queue: 'notices', input: { members, notice }, req })
}
