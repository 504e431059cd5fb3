import type { CollectionSlug } from 'payload'
import { expect, it } from 'vitest'
import { forgedFields, takenOver } from '#support/access/forged'
import { samples } from '#support/access/samples'
import { newPost, newTopic } from '#support/community'
import { newMember, openSession, signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'

type Fields = Record<string, unknown>
type Member = Awaited<ReturnType<typeof signedInMember>>
type Call = {
  slug: string
  /** The caller, if not a member; fields that they may write in the panel are not forged. */
  role?: 'moderator' | 'admin'
  /** Makes the call with the forged fields added and returns the id of the row to check. */
  act: (forged: Fields, people: Record<'member' | 'moderator' | 'admin', Member>) => Promise<unknown>
}

const payload = await getTestPayload()

async function called(path: string, { headers }: Pick<Member, 'headers'>, body: Fields) {
  const { status, data, text } = await rest('POST', path, { headers, body })
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
  return data
}
const newest = async (slug: string, { id }: Member) => {
  const where = { owner: { equals: id } }
  return (await payload.db.findOne<{ id: string }>({ collection: slug as CollectionSlug, where }))!.id
}
const itemOf = (slug: string, owner: Member, state = '') =>
  ({ ...samples[slug]!, ...samples[slug]!.states?.[state] }).make(owner)

const calls: Record<string, Call> = {
  'favorites/toggle': {
    slug: 'favorites',
    act: async (forged, { member }) => {
      const item = { itemType: 'posts', itemId: (await newPost()).id }
      await called('/favorites/toggle', member, { ...forged, ...item })
      return newest('favorites', member)
    },
  },
  'favorites/merge': {
    slug: 'favorites',
    act: async (forged, { member }) => {
      const item = { itemType: 'posts', itemId: (await newPost()).id }
      await called('/favorites/merge', member, { ...forged, items: [{ ...forged, ...item }] })
      return newest('favorites', member)
    },
  },
  'posts/:id/like, the like itself': {
    slug: 'post-likes',
    act: async (forged, { member }) => {
      await called(`/posts/${(await newPost()).id}/like`, member, forged)
      return newest('post-likes', member)
    },
  },
  'posts/:id/like, the post': {
    slug: 'posts',
    act: async (forged, { member }) => {
      const { id } = await newPost()
      await called(`/posts/${id}/like`, member, forged)
      return id
    },
  },
  'forum-topics/:id/view': {
    slug: 'forum-topics',
    act: async (forged, { member }) => {
      const { id } = await newTopic()
      await called(`/forum-topics/${id}/view`, member, forged)
      return id
    },
  },
  'small-ads/:id/renew': {
    slug: 'small-ads',
    act: async (forged, { member }) => {
      const { id } = await itemOf('small-ads', member, 'expired')
      await called(`/small-ads/${id}/renew`, member, forged)
      return id
    },
  },
  'small-ads/:id/reveal-contact': {
    slug: 'small-ads',
    act: async (forged, { member, moderator }) => {
      const { id } = await itemOf('small-ads', moderator)
      await called(`/small-ads/${id}/reveal-contact`, member, forged)
      return id
    },
  },
  'reports/:id/decide': {
    slug: 'reports',
    role: 'moderator',
    act: async (forged, { member, moderator }) => {
      const { id } = await itemOf('reports', member)
      await called(`/reports/${id}/decide`, moderator, { ...forged, decision: 'rejected', action: 'none' })
      return id
    },
  },
  'notices/:id/decide': {
    slug: 'notices',
    role: 'moderator',
    act: async (forged, { member, moderator }) => {
      const { id } = await itemOf('notices', member)
      await called(`/notices/${id}/decide`, moderator, { ...forged, decision: 'rejected' })
      return id
    },
  },
  'admin-messages/:id/reply': {
    slug: 'admin-messages',
    role: 'moderator',
    act: async (forged, { member, moderator }) => {
      const { id } = await itemOf('admin-messages', member)
      const stamp = { author: member.id, repliedAt: '2031-02-03T04:05:06.000Z' }
      await called(`/admin-messages/${id}/reply`, moderator, { ...forged, ...stamp, text: 'Добре дошли' })
      const { replies } = await payload.findByID({ collection: 'admin-messages', id, depth: 0 })
      expect(replies).toMatchObject([{ text: 'Добре дошли', author: moderator.id }])
      expect(Date.parse(String(replies![0]!.repliedAt))).toBeLessThanOrEqual(Date.now())
      return id
    },
  },
  'notifications/read-all': {
    slug: 'notifications',
    act: async (forged, { member }) => {
      const { id } = await itemOf('notifications', member)
      await called('/notifications/read-all', member, forged)
      return id
    },
  },
  'contacts/import': {
    slug: 'contacts',
    role: 'admin',
    act: async (forged, { admin }) => {
      const contact = { name: 'Д-р Внесена', city: 'Бон', category: 'doctor', phone: admin.id }
      const body = { ...forged, contacts: [{ ...forged, ...contact }] }
      await called('/contacts/import?mode=commit', admin, body)
      return newest('contacts', admin)
    },
  },
  'feed/visit': {
    slug: 'users',
    act: async (forged, { member }) => {
      await called('/feed/visit', member, forged)
      return member.id
    },
  },
  'me/password': {
    slug: 'users',
    act: async (forged) => {
      const person = await newMember()
      const headers = await openSession(person)
      const passwords = { currentPassword: person.password, password: 'нова-парола' }
      await called('/me/password', { headers }, { ...forged, ...passwords })
      return person.id
    },
  },
  'users/login': {
    slug: 'users',
    act: async (forged) => {
      const { id, email, password } = await newMember()
      await called('/users/login', { headers: {} as never }, { ...forged, email, password })
      return id
    },
  },
}

it.each(Object.entries(calls))('%s writes only its own fields', async (_, { slug, act, role }) => {
  const collection = payload.collections[slug as CollectionSlug].config
  const rowAfter = async (forged: Fields) => {
    const people = {
      member: await signedInMember(),
      moderator: await signedInMember({ role: 'moderator' }),
      admin: await signedInMember({ role: 'admin' }),
    }
    const where = { id: { equals: await act(forged, people) } }
    return (await payload.db.findOne<Fields & { id: string }>({ collection: collection.slug, where }))!
  }
  const user = { id: crypto.randomUUID(), role: role ?? ('user' as const) }
  const closed = forgedFields({ collection, operation: 'update', user })
  expect(Object.keys(closed)).toContain('createdAt')
  const forged = { ...closed, id: '11111111-1111-4111-8111-111111111111' }
  const honest = await rowAfter({})
  expect(takenOver({ forged, row: await rowAfter(forged), honest })).toEqual([])
})
