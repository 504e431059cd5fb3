import { type NotificationData, subjectOf } from '#domain/notifications/notification-data'
import { eventTypes, isConversation, type NotificationType } from '#domain/notifications/notification-types'
import { notificationUrl } from '#domain/notifications/notification-url'
import { routes } from '#domain/routes'
import { browserNotificationTexts as texts } from './bell'

/** As public/service-worker.js shows it. A newer one with the same tag takes the place of the older. */
export type PhoneMessage = { title: string; body: string; tag: string; url: string }

type Told = { id?: string; type: NotificationType; title: string; message: string; data: NotificationData }

const isHarmless = (type: NotificationType) =>
  isConversation(type) || type === 'search_found' || eventTypes.some((one) => one === type)

/** It may appear on a locked screen: decisions and the administrator's answer are not quoted. */
export const phoneMessage = ({ id = '', type, title, message, data }: Told): PhoneMessage => ({
  title,
  body: isHarmless(type) ? message : texts.discreet,
  tag: `${type}:${foundIn(data) ?? subjectOf(data) ?? id}`,
  url: notificationUrl({ type, data }) ?? routes.notifications,
})

/**
 * What a saved search finds does not take the place of what it found before: an item has a line of its own, whichever
 * searches found it, and so have several that were found together.
 */
function foundIn({ path, found = [] }: NotificationData): string | undefined {
  const [newest, second] = found
  return path && newest && second ? `${path}:${newest.id}` : path
}
