import type { PayloadRequest } from 'payload'
import {
  type NewNotification,
  writeNotifications,
} from '#database/statements/notifications/write-notifications'
import type { Person } from '#domain/notifications/notification-data'
import { relatedId } from '#domain/lists/ids'
import { emailOf, queueMemberEmail } from './queue-member-email'

type Sent = NewNotification & { req: PayloadRequest; to: unknown }

/** A row of its own for each call, and an email where its type has one. */
export async function notify({ req, to, ...notification }: Sent) {
  const owner = relatedId(to)
  if (!owner || owner === req.user?.id) return
  await writeNotifications(req, { to: [owner], ...notification })
  const email = emailOf(notification)
  if (email) await queueMemberEmail(req, { to: owner, ...email })
}

/** For `data.people`. */
export const whoActs = ({ user }: PayloadRequest): Person[] =>
  user ? [{ id: user.id, name: user.fullName, role: user.role }] : []
