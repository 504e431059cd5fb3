import type { NotificationType } from './notification-types'

/** What members can switch off, by the field of their account. Security and legal emails are not among them. */
export const emailKinds = [
  'weeklyDigest',
  'decisionEmails',
  'eventEmails',
  'expiryEmails',
  'replyEmails',
] as const
export type EmailKind = (typeof emailKinds)[number]

export const isEmailKind = (given: string): given is EmailKind => emailKinds.some((kind) => kind === given)

/** The weekly email is for those who ask for it (consent), the others are about what a member did here. */
export const isOnAtFirst = (kind: EmailKind): boolean => kind !== 'weeklyDigest'

/** Notifications that are also sent as an email; others have emails of their own, or none. */
export const emailKindOf: Partial<Record<NotificationType, EmailKind>> = {
  item_approved: 'decisionEmails',
  item_rejected: 'decisionEmails',
  event_seat: 'eventEmails',
  event_changed: 'eventEmails',
  event_cancelled: 'eventEmails',
}
