import { berlinDay } from '#domain/time/berlin-time'
import type { NotificationData, Person } from './notification-data'
import { isConversation, type NotificationType } from './notification-types'

export type Notification = {
  id: string
  type: NotificationType
  title: string
  message: string
  read: boolean
  createdAt: string
  data: NotificationData
}

export type NotificationGroup = {
  newest: Notification
  ids: string[]
  unread: string[]
  /** Each once, newest first. */
  people: Person[]
}

/** What several people say or like about one thing on one day is one line, where its newest row stands. */
export function groupNotifications(newestFirst: readonly Notification[]): NotificationGroup[] {
  const groups = new Map<string, NotificationGroup>()
  for (const one of newestFirst) {
    const key = keyOf(one)
    const group = groups.get(key) ?? { newest: one, ids: [], unread: [], people: [] }
    groups.set(key, group)
    group.ids.push(one.id)
    if (!one.read) group.unread.push(one.id)
    for (const person of [...(one.data.people ?? [])].reverse()) {
      if (!group.people.some(({ id }) => id !== null && id === person.id)) group.people.push(person)
    }
  }
  return [...groups.values()]
}

function keyOf({ id, type, data, createdAt }: Notification): string {
  const { topicId, postId, commentId } = data
  const place = topicId ?? postId
  if (!isConversation(type) || !place) return id
  // A topic and an answer in it are liked separately; answers to one topic belong together.
  const liked = type === 'forum_like' || type === 'forum_accepted' ? commentId : undefined
  return [type, place, liked, berlinDay(createdAt)].join()
}
