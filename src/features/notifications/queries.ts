import { getPayload, type Where } from 'payload'
import config from '#config'
import { LIST_MAX } from '#domain/limits'
import type { Notification } from '#domain/notifications/notification-groups'
import {
  cursorText,
  type NotificationCursor,
  type NotificationList,
  typesIn,
} from '#domain/notifications/notification-lists'
import type { User } from '#types'

type Asked = { user: User; list: NotificationList; before: NotificationCursor | null }
export type NotificationPage = {
  notifications: Notification[]
  /** Where the next page continues. */
  older: string | null
  unread: number
}

export async function notificationPage({ user, list, before }: Asked): Promise<NotificationPage> {
  const payload = await getPayload({ config })
  const collection = 'notifications'
  const [{ docs }, { totalDocs: unread }] = await Promise.all([
    payload.find({
      collection,
      where: { and: [...inList(list), ...(before ? [olderThan(before)] : [])] },
      sort: ['-createdAt', '-id'],
      limit: LIST_MAX + 1,
      pagination: false,
      depth: 0,
      user,
      overrideAccess: false,
    }),
    payload.count({ collection, where: isUnread, user, overrideAccess: false }),
  ])
  const notifications = docs.slice(0, LIST_MAX) as unknown as Notification[]
  const last = notifications.at(-1)
  return { notifications, older: docs.length > LIST_MAX && last ? cursorText(last) : null, unread }
}

const isUnread: Where = { read: { not_equals: true } }

function inList(list: NotificationList): Where[] {
  if (list === 'unread') return [isUnread]
  const types = typesIn[list]
  return types ? [{ type: { in: [...types] } }] : []
}

/** The id tells apart those of the same millisecond. */
const olderThan = ({ createdAt, id }: NotificationCursor): Where => ({
  or: [
    { createdAt: { less_than: createdAt } },
    { and: [{ createdAt: { equals: createdAt } }, { id: { less_than: id } }] },
  ],
})
