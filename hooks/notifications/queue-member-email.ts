import type { PayloadRequest } from 'payload'
import type { NewNotification } from '#database/statements/notifications/write-notifications'
import { type EmailKind, emailKindOf } from '#domain/notifications/email-kinds'
import { notificationUrl } from '#domain/notifications/notification-url'
import { emailTexts, type EmailWords } from '#texts/notifications/emails'

/** `path`: the page that the button leads to. */
export type MemberEmail = { kind: EmailKind; words: EmailWords; path?: string | null }

type ToOne = MemberEmail & { to: string; queue?: 'mail' | 'mailings' }

/** For emails that members can switch off. In the caller's transaction: on rollback nothing is sent. */
export const queueMemberEmail = (req: PayloadRequest, { to: member, queue = 'mail', ...email }: ToOne) =>
  req.payload.jobs.queue({ task: 'sendMemberEmail', queue, input: { member, ...email }, req })

/** The same for many: a job writes them one by one, so that the transaction stays short. */
export const queueMemberEmails = (
  req: PayloadRequest,
  { to: members, ...email }: MemberEmail & { to: readonly string[] },
) =>
  req.payload.jobs.queue({
    task: 'emailMembers',
    queue: 'mail',
    input: { members: [...members], email },
    req,
  })

/** What a notification says, as an email; null for those that have none. */
export function emailOf({ type, title, message, data }: NewNotification): MemberEmail | null {
  const kind = emailKindOf[type]
  if (!kind) return null
  const path = notificationUrl({ type, data })
  return { kind, words: emailTexts.notice({ title, message, hasPage: path !== null }), path }
}
