import type { PayloadRequest } from 'payload'
import {
  deleteNotification,
  rewriteNotification,
  sharedNotification,
} from '#database/statements/notifications/shared-notifications'
import {
  announceNotifications,
  isHeard,
  writeNotifications,
} from '#database/statements/notifications/write-notifications'
import { NOTIFICATION_PEOPLE_MAX } from '#domain/limits'
import { groupKey, type NotificationData, type Person } from '#domain/notifications/notification-data'
import type { NotificationType } from '#domain/notifications/notification-types'
import { relatedId } from '#domain/lists/ids'
import { whoActs } from './notify'
import { tellElsewhere } from './tell-elsewhere'

type Words = (people: { newest: string; count: number }) => { title: string; message: string }
type Shared = {
  req: PayloadRequest
  to: unknown
  type: NotificationType
  about: string
  words: Words
}
type Addition = Shared & { data: NotificationData }
type Withdrawal = Shared & { memberId: string | null }

/**
 * One unread notification for what several people do to an item („Мария и още 3 души…“); each counts once. Who does the
 * same again, after it was read, is no news.
 */
export async function notifyTogether({ req, to, type, about, words, data }: Addition) {
  const { user } = req
  const owner = relatedId(to)
  if (!owner || !user || owner === user.id) return
  const key = { owner, groupKey: groupKey(type, about) }
  const known = await sharedNotification(req, { ...key, personId: user.id })
  if (known?.isRead) return
  const others = (known?.people ?? []).filter(({ id }) => id !== user.id)
  const people = [...others, ...whoActs(req)].slice(-NOTIFICATION_PEOPLE_MAX)
  if (known) {
    const { id } = known
    if (!(await isHeard(req, { owner, type, data: { ...data, people: whoActs(req) } }))) return
    await rewriteNotification(req, { id, ...wordsFor(people, words), people, data, isNews: true })
    return announceNotifications(req, [{ id, owner }], 'update')
  }
  const notification = { type, ...wordsFor(people, words), data: { ...data, people }, about }
  const told = await writeNotifications(req, { to: [owner], ...notification })
  // Without a row nothing tells that the same person has done it before.
  await tellElsewhere(req, { notification, told: told.filter(({ id }) => id !== null) })
}

export async function withdrawFromNotification({ req, to, type, about, words, memberId }: Withdrawal) {
  const owner = relatedId(to)
  if (!owner || !memberId || owner === memberId) return
  const key = { owner, groupKey: groupKey(type, about) }
  const known = await sharedNotification(req, { ...key, personId: memberId })
  if (!known || known.isRead) return
  const people = known.people.filter(({ id }) => id !== memberId)
  if (people.length === known.people.length) return
  const { id } = known
  if (people.length === 0) await deleteNotification(req, id)
  else await rewriteNotification(req, { id, ...wordsFor(people, words), people, data: {}, isNews: false })
  await announceNotifications(req, [{ id, owner }], people.length === 0 ? 'delete' : 'update')
}

const wordsFor = (people: Person[], words: Words) =>
  words({ newest: people.at(-1)?.name ?? '', count: people.length })
