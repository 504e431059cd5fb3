import type { Event } from '#types'
import { signedInMember } from './members'
import { getTestPayload, rest } from './rest'
import { until } from './until'

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

export const eventInput = {
  title: 'Вечер на българската песен',
  description: 'Хор „Дунав“ пее народни песни.',
  date: inHours(48),
  city: 'Дортмунд',
  address: 'Rheinische Straße 1',
  category: 'Cultural',
  organizer: 'Хор „Дунав“',
  contact: 'dunav@example.org',
}

type Owner = { headers: Record<string, string> }

export async function newEvent(given: Record<string, unknown> = {}, owner?: Owner): Promise<Event> {
  const as = owner ? { headers: owner.headers } : ({ as: 'member' } as const)
  const isPast = Date.parse(String(given.date)) < Date.now()
  const { date, endDate, ...words } = given
  const body = isPast ? { ...eventInput, ...words } : { ...eventInput, ...given }
  const { status, data, text } = await rest('POST', '/events', { body, ...as })
  if (status !== 201) throw new Error(`event not created: ${status} ${text}`)
  return isPast ? begin(data.doc.id, { date, endDate }) : data.doc
}

/** Time has passed: nobody may enter such a start. */
export async function begin(id: string, times: Record<string, unknown>): Promise<Event> {
  const payload = await getTestPayload()
  return payload.update({ collection: 'events', id, data: times })
}

export const register = (event: Event, { headers }: Owner) =>
  rest('POST', '/event-registrations', { body: { event: event.id }, headers })

export async function tellEverybody() {
  const payload = await getTestPayload()
  await payload.jobs.run({ queue: 'notices', limit: 100 })
  const where = { queue: { equals: 'notices' } }
  await until(async () => (await payload.count({ collection: 'payload-jobs', where })).totalDocs === 0)
}

export async function notificationsOf({ headers }: Owner) {
  await tellEverybody()
  return (await rest('GET', '/notifications?sort=-createdAt&limit=50', { headers })).data.docs
}

export type Member = Awaited<ReturnType<typeof signedInMember>>
type Guest = { name: string; city: string; state: string; place: number | null }

export const members = (count: number, given?: Parameters<typeof signedInMember>[0]) =>
  Promise.all(Array.from({ length: count }, () => signedInMember(given)))

export const ownRegistration = async ({ headers }: Owner, event: { id: string }) =>
  (await rest('GET', `/event-registrations?where[event][equals]=${event.id}`, { headers })).data.docs[0]

export const leave = async (member: Owner, event: { id: string }) =>
  rest('DELETE', `/event-registrations/${(await ownRegistration(member, event)).id}`, {
    headers: member.headers,
  })

export const countOf = async ({ id }: { id: string }) =>
  (await rest('GET', `/events/${id}`)).data.registeredCount

export const guestsFor = async ({ headers }: Owner, { id }: { id: string }): Promise<Guest[]> =>
  (await rest('GET', `/events/${id}/registrations`, { headers })).data.registrations
