import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { runSql } from '#database/sql'
import { PEOPLE_TOLD_MAX } from '#domain/limits'
import type { NotificationType } from '#domain/notifications'
import { relatedId } from '#domain/related-id'
import type { Notification } from '#types'
import { notify } from './notify'

type Words = (people: { newest: string; count: number }) => { title: string; message: string }
type SharedNotice = {
  req: PayloadRequest
  /** The member, or their id; a deleted one hears nothing. */
  to: unknown
  type: NotificationType
  /** The id of what it is about. */
  about: string
  words: Words
  /** Where the notification leads: ids and slugs only. */
  data: Record<string, unknown>
}
type Person = { id: string; name: string }
type Data = { people?: Person[] } & Record<string, unknown>

/**
 * What several people do with one thing is one notification until it is read: „Мария и още 3 души…“. It moves to
 * the top with each of them, and each counts once.
 */
export async function notifyTogether({ req, to, type, about, words, data }: SharedNotice) {
  const owner = relatedId(to)
  if (!owner || !req.user || owner === req.user.id) return
  const known = await unreadNotice({ req, owner, type, about })
  const caller = { id: req.user.id, name: req.user.fullName }
  const others = peopleOf(known).filter(({ id }) => id !== caller.id)
  const people = [...others, caller].slice(-PEOPLE_TOLD_MAX)
  const notice = { ...told(people, words), data: { ...data, people } }
  if (!known) return notify({ req, to: owner, type, ...notice, groupKey: groupOf(type, about) })
  const createdAt = new Date().toISOString()
  await req.payload.update({
    collection: 'notifications',
    id: known.id,
    data: { ...notice, createdAt },
    depth: 0,
    req,
  })
}

type Withdrawal = Omit<SharedNotice, 'data'>

/** Whoever takes back what they did is no longer told of; the last one takes the notification along. */
export async function withdrawFromNotice({ req, to, type, about, words }: Withdrawal) {
  const owner = relatedId(to)
  if (!owner || !req.user || owner === req.user.id) return
  const known = await unreadNotice({ req, owner, type, about })
  const people = peopleOf(known).filter(({ id }) => id !== req.user?.id)
  if (!known || people.length === peopleOf(known).length) return
  const { id } = known
  if (people.length === 0) await req.payload.delete({ collection: 'notifications', id, depth: 0, req })
  else {
    const data = { ...told(people, words), data: { ...(known.data as Data), people } }
    await req.payload.update({ collection: 'notifications', id, data, depth: 0, req })
  }
}

const told = (people: Person[], words: Words) =>
  words({ newest: people.at(-1)?.name ?? '', count: people.length })

const peopleOf = (notice: Notification | undefined): Person[] => (notice?.data as Data | null)?.people ?? []

const groupOf = (type: NotificationType, about: string) => `${type}:${about}`

type Sought = { req: PayloadRequest; owner: string; type: NotificationType; about: string }

/** Two people at the same moment wait for each other, so that they find one notification and not none. */
async function unreadNotice({ req, owner, type, about }: Sought): Promise<Notification | undefined> {
  const groupKey = groupOf(type, about)
  await runSql(req, sql`select pg_advisory_xact_lock(hashtext(${`notice:${owner}:${groupKey}`}))`)
  const { docs } = await req.payload.find({
    collection: 'notifications',
    where: { owner: { equals: owner }, groupKey: { equals: groupKey }, read: { equals: false } },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]
}
