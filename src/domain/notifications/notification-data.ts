import { NOTIFICATION_EXCERPT_MAX } from '#domain/limits'
import type { Role } from '#domain/roles'
import { cutText } from '#domain/text/excerpt'
import type { ToldKind } from '#domain/searches/told-kinds'
import type { NotificationType } from './notification-types'

/** Both null once the account is deleted. */
export type Person = { id: string | null; name: string | null; role?: Role }

/** What a notification is about: ids and slugs for its link, and the little that its line quotes. */
export type NotificationData = {
  topicId?: string
  postId?: string
  commentId?: string
  collection?: string
  id?: string
  slug?: string | null
  message?: string
  /** Of what a saved search found: the address of the item, or of the list. */
  path?: string
  /** The newest of what a saved search found, as many as are named. */
  found?: { kind: ToldKind; id: string }[]
  /** How many it found, and of which kinds. */
  count?: number
  kinds?: ToldKind[]
  /** Who caused it, newest last. */
  people?: Person[]
  /** The title of the topic, the beginning of the post. */
  item?: string
  /** The beginning of the comment. */
  excerpt?: string
}

/** How many are left of what a saved search found when `shown` of those that are named still are. */
export const leftOf = ({ found = [], count = 0 }: NotificationData, shown: number): number =>
  count - (found.length - shown)

export const subjectOf = ({ topicId, postId, id }: NotificationData): string | undefined =>
  topicId ?? postId ?? id

export const groupKey = (type: NotificationType, subject: string): string => `${type}:${subject}`

export const notificationExcerpt = (text: string): string => cutText(text, NOTIFICATION_EXCERPT_MAX)
