export const notificationTypes = [
  'social_comment',
  'social_like',
  'forum_comment',
  'item_approved',
  'item_rejected',
  'ad_expiring',
  'event_changed',
  'event_cancelled',
  'event_seat',
  'event_reminder',
  'admin_reply',
  'report_decided',
  'forum_mention',
  'forum_followed',
  'forum_accepted',
  'forum_like',
  'search_found',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export const conversationTypes = [
  'social_comment',
  'social_like',
  'forum_comment',
  'forum_mention',
  'forum_followed',
  'forum_accepted',
  'forum_like',
] as const satisfies readonly NotificationType[]
export const eventTypes = [
  'event_changed',
  'event_cancelled',
  'event_seat',
  'event_reminder',
] as const satisfies readonly NotificationType[]
export const itemTypes = [
  'item_approved',
  'item_rejected',
  'ad_expiring',
  ...eventTypes,
] as const satisfies readonly NotificationType[]

export const isConversation = (type: NotificationType): boolean =>
  conversationTypes.some((one) => one === type)
