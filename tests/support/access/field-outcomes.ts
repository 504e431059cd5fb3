import type { CollectionSlug } from 'payload'
import { everyone, type Rule } from '#access/rules'
import { table } from '#access/table'
import { signedInMember } from '../members'
import { type Actor, type Answer, getTestPayload, rest } from '../rest'
import { expectedFields } from './expected-fields'
import { guardedFields, type Operation } from './guarded-fields'
import type { Caller } from './outcomes'
import { samples } from './samples'
import { holds, triedValues } from './tried-values'

type Asked = { slug: string; operation: Operation; caller: Caller; names: string[] }
type Row = Record<string, unknown>
type Owner = Awaited<ReturnType<typeof signedInMember>>

export const namesOf = (slug: string, operation: Operation): string[] =>
  Object.entries(expectedFields[slug]!).flatMap(([name, rights]) => (operation in rights ? [name] : []))

export const expectedReach = ({ slug, operation, caller, names }: Asked): string[] =>
  names.filter((name) => expectedFields[slug]![name]![operation]!.split(' ').includes(caller))

/** Whether field rules apply to this caller when the collection itself allows everything. */
export function isAsked({ slug, operation, caller }: Omit<Asked, 'names'>): boolean {
  if (slug === 'globals/site') return operation === 'read'
  if (operation !== 'create') return slug in table
  if (caller === 'visitor') return slug in table && !isClosedToVisitors(slug)
  return slug in table && caller !== 'owner' && slug !== 'notifications'
}

/** Approval treats callers without a user as the server itself; the forum is closed to visitors. */
const isClosedToVisitors = (slug: string) =>
  'approval' in expectedFields[slug]! ||
  ['forum-comments', 'forum-comment-likes', 'forum-topic-likes', 'notifications'].includes(slug)

/** Answered, but not with success. */
export class Refused extends Error {}

export function reach(asked: Asked): Promise<string[]> {
  return { read: seen, create: set, update: changed }[asked.operation](asked)
}

const items = new Map<string, Promise<{ id: string; owner: Owner }>>()

async function seen({ slug, operation, caller, names }: Asked): Promise<string[]> {
  const { id, owner } = await (items.get(slug) ?? items.set(slug, shownItem(slug)).get(slug)!)
  const path = slug === 'globals/site' ? `/${slug}` : `/${slug}/${id}`
  const answer = await withLocksOpen({ slug, operation, names }, () =>
    rest('GET', path, askerOf(caller, owner)),
  )
  requireStatus(200, answer)
  return names.filter((name) => shows(answer.data, name.split('.')))
}

async function shownItem(slug: string) {
  const owner = await signedInMember()
  if (slug === 'globals/site') return { id: '', owner }
  const payload = await getTestPayload()
  const { id } = await samples[slug]!.make(owner)
  // Editors' items may be given to a member.
  if ('owner' in expectedFields[slug]! && (await stored(slug, id)).owner !== owner.id)
    await payload.update({ collection: slug as 'articles', id, data: { owner: owner.id } })
  const replies = [{ text: 'Благодарим.', author: owner.id, repliedAt: new Date().toISOString() }]
  if (slug === 'admin-messages') await payload.update({ collection: slug, id, data: { replies } })
  return { id, owner }
}

function shows(value: unknown, [name, ...rest]: string[]): boolean {
  const doc = Array.isArray(value) ? value[0] : value
  if (typeof doc !== 'object' || doc === null || !(name! in doc)) return false
  return rest.length === 0 || shows((doc as Row)[name!], rest)
}

type Locks = Pick<Asked, 'slug' | 'operation' | 'names'>

/** Tests field rules alone, without `hidden` and the collection's rules. */
async function withLocksOpen<T>({ slug, operation, names }: Locks, ask: () => Promise<T>): Promise<T> {
  const hidden = guardedFields
    .filter((field) => field.slug === slug && names.includes(field.path))
    .flatMap(({ places }) => places.filter((place) => place.hidden))
  const row = { ...table }[slug as keyof typeof table] as Partial<Record<Operation, Rule[]>> | undefined
  const original = row?.[operation]
  for (const place of hidden) place.hidden = false
  if (row) row[operation] = [everyone]
  try {
    return await ask()
  } finally {
    for (const place of hidden) place.hidden = true
    if (row) row[operation] = original
  }
}

async function set({ slug, caller, names }: Asked): Promise<string[]> {
  const role = caller === 'moderator' || caller === 'admin' ? caller : 'user'
  const { headers } = caller === 'visitor' ? {} : await signedInMember({ role })
  const tried = await triedValues({ slug, operation: 'create', names: withReason(names) })
  const body = beside(await samples[slug]!.input(), tried)
  const answer = await withLocksOpen({ slug, operation: 'create', names }, () =>
    rest('POST', `/${slug}`, { headers, body }),
  )
  requireStatus(201, answer)
  const row = await stored(slug, answer.data.doc.id)
  return names.filter((name) => holds(row[name], tried[name]))
}

function requireStatus(expected: number, { status, text }: Answer<unknown>) {
  if (status !== expected && status < 500) throw new Refused(`${status} ${text}`)
  if (status !== expected) throw new Error(`${status} ${text}`)
}

/** A rejection needs a reason, and a rejected item is not listed. */
const withReason = (names: string[]) =>
  names.includes('approval') || names.includes('listed') ? [...names, 'approval', 'rejectionReason'] : names

/** Approval and status cannot be changed together with other fields. */
async function changed(asked: Asked): Promise<string[]> {
  const alone = ['approval', 'status'].filter((name) => asked.names.includes(name))
  const together = asked.names.filter((name) => !alone.includes(name))
  const calls = [...alone.map((name) => [name]), ...(together.length > 0 ? [together] : [])]
  const found: string[] = []
  for (const names of calls) found.push(...(await changedAtOnce({ ...asked, names })))
  return asked.names.filter((name) => found.includes(name))
}

async function changedAtOnce({ slug, caller, names }: Asked): Promise<string[]> {
  const owner = await signedInMember()
  const id = await changeableItem(slug, owner)
  const tried = await triedValues({ slug, operation: 'update', names })
  const before = await stored(slug, id)
  const known = names.filter((name) => holds(before[name], tried[name]))
  if (known.length > 0) throw new Error(`${slug} ${id} has the new values already: ${known}`)
  const asker = { ...askerOf(caller, owner), body: tried }
  const answer = await withLocksOpen({ slug, operation: 'update', names }, () =>
    rest('PATCH', `/${slug}/${id}`, asker),
  )
  requireStatus(200, answer)
  const row = await stored(slug, id)
  return names.filter((name) => holds(row[name], tried[name]))
}

async function changeableItem(slug: string, owner: Owner): Promise<string> {
  const { id } = await samples[slug]!.make(owner)
  const data = { approval: 'rejected', rejectionReason: 'Без адрес.' } as const
  if ('approval' in expectedFields[slug]!)
    await (await getTestPayload()).update({ collection: slug as 'services', id, data })
  return id
}

const askerOf = (caller: Caller, owner: Owner) =>
  caller === 'owner' ? { headers: owner.headers } : { as: (caller === 'member' ? 'other' : caller) as Actor }

function beside(body: Row | FormData, tried: Row): Row | FormData {
  if (!(body instanceof FormData)) return { ...body, ...tried }
  body.set('_payload', JSON.stringify({ ...JSON.parse(String(body.get('_payload'))), ...tried }))
  return body
}

async function stored(slug: string, id: string): Promise<Row> {
  const { db } = await getTestPayload()
  return (await db.findOne<Row & { id: string }>({
    collection: slug as CollectionSlug,
    where: { id: { equals: id } },
  }))!
}
