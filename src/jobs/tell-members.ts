import type { PayloadRequest, TaskConfig } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { followedComment } from '#database/statements/forum/followed-comment'
import { noteDone } from '#database/statements/jobs/note-done'
import {
  lockMembers,
  type NewNotification,
  replaceNotifications,
  writeNotifications,
} from '#database/statements/notifications/write-notifications'
import { EVENT_NEWS_MINUTES } from '#domain/limits'
import { notificationExcerpt, type Person } from '#domain/notifications/notification-data'
import { isConversation, type NotificationType } from '#domain/notifications/notification-types'
import { tellElsewhere } from '#hooks/notifications/tell-elsewhere'
import { forumNotifications } from '#texts/forum/forum-notifications'

type Order = {
  members: string[]
  /** `at`: when it happened; jobs run in any order. */
  notice: NewNotification & { at?: string }
}

/** Somebody who corrects an event over and over. */
const replaced: readonly NotificationType[] = ['event_changed', 'event_cancelled']

/** Changes of an event have emails that wait for further changes, and seats are emailed by who gives them. */
const isEmailedHere = (type: NotificationType) => isConversation(type) || type === 'event_reminder'

export const tellMembers: TaskConfig<{ input: Order; output: object }> = {
  slug: 'tellMembers',
  inputSchema: [
    { name: 'members', type: 'json', required: true },
    { name: 'notice', type: 'json', required: true },
  ],
  retries: { attempts: 4, backoff: { type: 'exponential', delay: 5_000 } },
  handler: async ({ input: { members, notice }, job, req }) => {
    const { at = new Date().toISOString(), ...notification } = notice
    const sent = { to: members, ...notification }
    await inTransaction(req, async () => {
      const present = await asOfNow(req, sent)
      if (!present) return
      const told = replaced.includes(present.type)
        ? await replaceNotifications(req, { ...present, at, minutes: EVENT_NEWS_MINUTES })
        : await writeNotifications(req, present)
      await tellElsewhere(req, { notification: present, told, isEmailed: isEmailedHere(present.type) })
      await noteDone(req, job.id)
    })
    return { output: {} }
  },
}

type Sent = NewNotification & { to: readonly string[] }

/** The comment may have been edited, hidden or deleted since, its author may have left: nothing of that is told. */
async function asOfNow(req: PayloadRequest, sent: Sent): Promise<Sent | null> {
  const { commentId } = sent.data
  if (sent.type !== 'forum_followed' || !commentId) return sent
  // As when an account is deleted: members before what they wrote.
  await lockMembers(req, sent.to)
  const comment = await followedComment(req, commentId)
  if (!comment) return null
  const { author, content, title } = comment
  const people: Person[] = [author ?? { id: null, name: null }]
  const data = { ...sent.data, people, item: title, excerpt: notificationExcerpt(content) }
  return { ...sent, ...forumNotifications.followed({ name: author?.name, title }), data }
}
