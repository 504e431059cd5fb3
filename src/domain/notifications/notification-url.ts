import { isItemKind, itemUrl, kinds, ownKinds } from '#domain/kinds'
import { routes } from '#domain/routes'
import type { Notification } from './notification-groups'
import type { NotificationData } from './notification-data'
import { eventTypes, type NotificationType } from './notification-types'

/** Null when there is nothing to see beyond the text. */
export function notificationUrl({ type, data }: Pick<Notification, 'type' | 'data'>): string | null {
  const { topicId, postId, commentId } = data
  if (topicId) return commentId ? routes.topicComment(topicId, commentId) : routes.topic(topicId)
  if (postId) return commentId ? routes.postComment(postId, commentId) : routes.post(postId)
  if (type === 'admin_reply') return routes.profile
  if (type === 'search_found') return data.path ?? routes.savedSearches
  return isPublished(type) ? publicPage(data) : ownPage(data)
}

const isPublished = (type: NotificationType) =>
  type === 'item_approved' || eventTypes.some((one) => one === type)

function publicPage({ collection = '', id, slug }: NotificationData): string | null {
  if (!isItemKind(collection)) return null
  return id && slug ? itemUrl({ kind: collection, id, slug }) : kinds[collection].route
}

/** Where its owner finds an item that nobody else sees. */
function ownPage({ collection = '', id }: NotificationData): string | null {
  if (ownKinds.some((kind) => kind === collection)) return routes.dashboard
  if (collection === 'users') return routes.profile
  if (collection === 'statements' && id) return routes.decision(id)
  if (!isItemKind(collection)) return null
  return id ? itemUrl({ kind: collection, id }) : kinds[collection].route
}
