import type { PayloadRequest } from 'payload'
import {
  type NewNotification,
  writeNotifications,
} from '#database/statements/notifications/write-notifications'
import type { Person } from '#domain/notifications/notification-data'
import { relatedId } from '#domain/lists/ids'
import { tellElsewhere } from './tell-elsewhere'

/** `isEmailed`: false for what has an email of its own. */
type Sent = NewNotification & { req: PayloadRequest; to: unknown; isEmailed?: boolean }

/** A row of its own for each call; on the phone and by email to who wants it. */
export async function notify({ req, to, isEmailed, ...notification }: Sent) {
  const owner = relatedId(to)
  if (!owner || owner === req.user?.id) return
  const told = await writeNotifications(req, { to: [owner], ...notification })
  await tellElsewhere(req, { notification, told, isEmailed })
}

/** For `data.people`. */
export const whoActs = ({ user }: PayloadRequest): Person[] =>
  user ? [{ id: user.id, name: user.fullName, role: user.role }] : []
