import type { PayloadRequest } from 'payload'
import { announce } from '#changes/announce'
import type { Operation } from '#changes/change'
import {
  addNotification,
  deleteNotification,
  type Person,
  rewriteNotification,
  unreadNotification,
} from '#database/statements/notifications/shared-notifications'
import { PEOPLE_TOLD_MAX } from '#domain/limits'
import type { NotificationType } from '#domain/notifications/notification-types'
import { relatedId } from '#domain/lists/ids'

type Words = (people: { newest: string; count: number }) => { title: string; message: string }
type Deed = {
  req: PayloadRequest
  to: unknown
  type: NotificationType
  about: string
  words: Words
}
/** `data`: only ids and slugs. */
type News = Deed & { data: Record<string, unknown> }

/** One unread notification for what several people do to an item („Мария и още 3 души…“); each counts once. */
export async function notifyTogether({ req, to, type, about, words, data }: News) {
  const { user } = req
  const owner = relatedId(to)
  if (!owner || !user || owner === user.id) return
  const groupKey = `${type}:${about}`
  const known = await unreadNotification(req, { owner, groupKey })
  const others = (known?.people ?? []).filter(({ id }) => id !== user.id)
  const people = [...others, { id: user.id, name: user.fullName }].slice(-PEOPLE_TOLD_MAX)
  const content = { ...told(people, words), people, data }
  if (known) await rewriteNotification(req, { id: known.id, ...content, isNews: true })
  const id = known?.id ?? (await addNotification(req, { owner, groupKey, type, ...content }))
  await tell(req, { id, owner, operation: known ? 'update' : 'create' })
}

export async function withdrawFromNotification({ req, to, type, about, words }: Deed) {
  const { user } = req
  const owner = relatedId(to)
  if (!owner || !user || owner === user.id) return
  const known = await unreadNotification(req, { owner, groupKey: `${type}:${about}` })
  const people = (known?.people ?? []).filter(({ id }) => id !== user.id)
  if (!known || people.length === known.people.length) return
  const { id } = known
  if (people.length === 0) await deleteNotification(req, id)
  else await rewriteNotification(req, { id, ...told(people, words), people, data: {}, isNews: false })
  await tell(req, { id, owner, operation: people.length === 0 ? 'delete' : 'update' })
}

const told = (people: Person[], words: Words) =>
  words({ newest: people.at(-1)?.name ?? '', count: people.length })

type Told = { id: string; owner: string; operation: Operation }

const tell = (req: PayloadRequest, { id, owner, operation }: Told) =>
  announce({
    req,
    change: {
      collection: 'notifications',
      documentId: id,
      operation,
      before: null,
      after: null,
      within: owner,
    },
  })
