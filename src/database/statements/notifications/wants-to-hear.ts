import { sql } from '@payloadcms/db-postgres'
import type { NotificationData } from '#domain/notifications/notification-data'
import { isConversation, type NotificationType } from '#domain/notifications/notification-types'

type Told = { type: NotificationType; data: NotificationData }

/**
 * Of `users`: not what somebody did whom they block, and nothing of a topic that they muted. Decisions and events are
 * told all the same.
 */
export function wantsToHear({ type, data: { people = [], topicId } }: Told) {
  if (!isConversation(type)) return sql`true`
  const actors = people.map(({ id }) => id).filter((id) => id !== null)
  return sql`not exists (select from blocks join users actor on actor.id = blocks.member_id
      where blocks.owner_id = users.id and actor.role = 'user'
        and actor.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(actors)}::jsonb)))
    and not exists (select from topic_members
      where topic_id = ${topicId ?? null}::uuid and member_id = users.id and muted)`
}
