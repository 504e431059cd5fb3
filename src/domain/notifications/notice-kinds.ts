import type { NotificationType } from './notification-types'

export const noticeChannels = ['site', 'phone', 'email'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/**
 * What members choose about, in the order of their settings, with the field of the account for each place where they can
 * be told. A kind without a place is never told there. Security and legal emails are not among them.
 */
export const noticeKinds = {
  answers: { site: 'answersOnSite', phone: 'answersOnPhone', email: 'answerEmails' },
  comments: { site: 'commentsOnSite', phone: 'commentsOnPhone', email: 'commentEmails' },
  mentions: { site: 'mentionsOnSite', phone: 'mentionsOnPhone', email: 'mentionEmails' },
  likes: { site: 'likesOnSite', phone: 'likesOnPhone' },
  events: { site: 'eventsOnSite', phone: 'eventsOnPhone', email: 'eventEmails' },
  expiry: { site: 'expiryOnSite', phone: 'expiryOnPhone', email: 'expiryEmails' },
  searches: { site: 'searchesOnSite', phone: 'searchesOnPhone', email: 'searchEmails' },
  decisions: { site: 'decisionsOnSite', phone: 'decisionsOnPhone', email: 'decisionEmails' },
  replies: { site: 'repliesOnSite', phone: 'repliesOnPhone', email: 'replyEmails' },
  digest: { email: 'weeklyDigest' },
} as const satisfies Record<string, Partial<Record<NoticeChannel, string>>>

export type NoticeKind = keyof typeof noticeKinds
type FieldsOf<Kind> = Kind extends unknown ? Kind[keyof Kind] : never
export type NoticeField = FieldsOf<(typeof noticeKinds)[NoticeKind]>

export type NoticeChoices = Record<NoticeField, boolean>

export const noticeKindNames = Object.keys(noticeKinds) as NoticeKind[]
export const noticeFields = noticeKindNames.flatMap((kind) => Object.values<NoticeField>(noticeKinds[kind]))

/** Undefined where this kind is never told. */
export const fieldOf = (kind: NoticeKind, channel: NoticeChannel): NoticeField | undefined =>
  (noticeKinds[kind] as Partial<Record<NoticeChannel, NoticeField>>)[channel]

/** By consent: what members say to each other comes by email only to those who ask for it. */
const offAtFirst: readonly NoticeField[] = [
  'answerEmails',
  'commentEmails',
  'mentionEmails',
  'likesOnPhone',
  'weeklyDigest',
]
export const isOnAtFirst = (field: NoticeField): boolean => !offAtFirst.includes(field)

/** Likes of one thing are told once until they are read, and what is read stands in the site. */
export const isOffered = (field: NoticeField, choices: NoticeChoices): boolean =>
  field !== 'likesOnPhone' || choices.likesOnSite

/** A saved search may tell on the phone alone, whatever its member has chosen for the kind. */
export const mayLeaveOutSite = (kind: NoticeKind): boolean => kind === 'searches'

export const kindOf: Record<NotificationType, NoticeKind> = {
  forum_comment: 'answers',
  forum_followed: 'answers',
  forum_accepted: 'answers',
  social_comment: 'comments',
  forum_mention: 'mentions',
  social_like: 'likes',
  forum_like: 'likes',
  event_changed: 'events',
  event_cancelled: 'events',
  event_seat: 'events',
  event_reminder: 'events',
  ad_expiring: 'expiry',
  item_approved: 'decisions',
  item_rejected: 'decisions',
  report_decided: 'decisions',
  admin_reply: 'replies',
  search_found: 'searches',
}
