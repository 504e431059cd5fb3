import type { PayloadRequest } from 'payload'
import { areShown } from '#database/statements/notifications/still-shown'
import { searchTelling, shownAmong } from '#database/statements/searches/search-hits'
import { mustBeShown } from '#domain/notifications/must-be-shown'
import { leftOf, type NotificationData } from '#domain/notifications/notification-data'
import type { NotificationType } from '#domain/notifications/notification-types'
import type { PhoneMessage } from '#texts/notifications/phone-message'
import { foundTexts } from '#texts/searches/saved-searches'

/** What is told; its ids lead to what has become of it. */
export type About = { type: NotificationType; data: NotificationData }

type Ordered = { message: PhoneMessage; about?: About | null }

/** Null when nobody is to be told of it any more: it was hidden or deleted, or its search was stopped. */
export async function asOfNow(
  req: PayloadRequest,
  { message, about }: Ordered,
): Promise<PhoneMessage | null> {
  if (about?.type === 'search_found') return foundNow(req, message, about.data)
  return !about || (await areShown(req, mustBeShown(about))) ? message : null
}

/** What several items leave of a message does not name those that are hidden. */
async function foundNow(req: PayloadRequest, message: PhoneMessage, data: NotificationData) {
  const { id, found, kinds } = data
  if (!id || !found || !kinds) return message
  const search = await searchTelling(req, { id, place: 'phone' })
  const items = search ? await shownAmong(req, found) : []
  if (!search || items.length === 0) return null
  const left = { name: search.name, items, kinds, count: leftOf(data, items.length) }
  return { ...message, title: foundTexts.title(left), body: foundTexts.message(left) }
}
