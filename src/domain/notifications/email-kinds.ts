import { fieldOf, type noticeKinds, noticeKindNames, type NoticeKind } from './notice-kinds'
import type { NotificationType } from './notification-types'

type EmailKindOf<Kind> = Kind extends { email: infer Field } ? Field : never

/** What can be switched off from the email itself, by the field of the account. */
export type EmailKind = EmailKindOf<(typeof noticeKinds)[NoticeKind]>
export const emailKinds = noticeKindNames.flatMap((kind) => fieldOf(kind, 'email') ?? []) as EmailKind[]

export const isEmailKind = (given: string): given is EmailKind => emailKinds.some((kind) => kind === given)

/** Notifications that are also sent as an email; others have emails of their own, or none. */
export const emailKindOf: Partial<Record<NotificationType, EmailKind>> = {
  forum_comment: 'answerEmails',
  forum_followed: 'answerEmails',
  forum_accepted: 'answerEmails',
  social_comment: 'commentEmails',
  forum_mention: 'mentionEmails',
  item_approved: 'decisionEmails',
  item_rejected: 'decisionEmails',
  event_seat: 'eventEmails',
  event_changed: 'eventEmails',
  event_cancelled: 'eventEmails',
  event_reminder: 'eventEmails',
  report_decided: 'decisionEmails',
}
