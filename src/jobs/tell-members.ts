import type { TaskConfig } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import {
  type NewNotification,
  replaceNotifications,
  writeNotifications,
} from '#database/statements/notifications/write-notifications'
import { EVENT_NEWS_MINUTES } from '#domain/limits'
import type { NotificationType } from '#domain/notifications/notification-types'

type Order = {
  members: string[]
  /** `at`: when it happened; jobs run in any order. */
  notice: NewNotification & { at?: string }
}

/** Somebody who corrects an event over and over. */
const replaced: readonly NotificationType[] = ['event_changed', 'event_cancelled']

export const tellMembers: TaskConfig<{ input: Order; output: object }> = {
  slug: 'tellMembers',
  inputSchema: [
    { name: 'members', type: 'json', required: true },
    { name: 'notice', type: 'json', required: true },
  ],
  retries: { attempts: 4, backoff: { type: 'exponential', delay: 5_000 } },
  handler: async ({ input: { members, notice }, req }) => {
    const { at = new Date().toISOString(), ...notification } = notice
    const sent = { to: members, ...notification }
    await inTransaction(req, () =>
      replaced.includes(notification.type)
        ? replaceNotifications(req, { ...sent, at, minutes: EVENT_NEWS_MINUTES })
        : writeNotifications(req, sent),
    )
    return { output: {} }
  },
}
