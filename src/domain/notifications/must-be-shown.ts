import type { NotificationData } from './notification-data'
import { eventTypes, isConversation, type NotificationType } from './notification-types'

type Told = { type: NotificationType; data: NotificationData }
type Item = { collection: string; id: string }

/**
 * What has to be there for others to be told of it. Decisions, and that an event was cancelled, concern who is told and
 * are told all the same.
 */
export function mustBeShown({ type, data }: Told): Item[] {
  const { topicId, postId, commentId, id } = data
  if (isConversation(type)) {
    return [
      ...itemOf('forum-topics', topicId),
      ...itemOf('posts', postId),
      ...itemOf(topicId ? 'forum-comments' : 'post-comments', commentId),
    ]
  }
  return isEventOpen(type) ? itemOf('events', id) : []
}

const isEventOpen = (type: NotificationType) =>
  type !== 'event_cancelled' && eventTypes.some((one) => one === type)

const itemOf = (collection: string, id: string | undefined): Item[] => (id ? [{ collection, id }] : [])
