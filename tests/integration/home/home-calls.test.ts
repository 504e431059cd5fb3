import { afterEach, describe, expect, it, vi } from 'vitest'
import { env } from '#env'
import { comment, like, newPost, newTopic } from '#support/community'
import { queriesOf } from '#support/count-queries'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'
import { sql } from '#support/start/sql'

const database = (statement: string) => sql(env.DATABASE_URL!, statement)
const service = {
  title: 'Счетоводство', description: 'Данъци.', category: 'Други', provider: 'Иванов', contact: '+49', price: '25 €',
} // prettier-ignore

async function newService() {
  const owner = await signedInMember()
  const { data } = await rest('POST', '/services', { body: service, headers: owner.headers })
  return { ...data.doc, owner }
}
const approve = (id: string) =>
  rest('PATCH', `/services/${id}`, { as: 'admin', body: { approval: 'approved' } })

describe('GET /api/me', () => {
  it('has no user for a visitor', async () => {
    expect((await rest('GET', '/me')).data).toEqual({ user: null })
  })

  it('returns unread counts, saved items and own items with at most six queries', async () => {
    const { owner: member, id, slug } = await newService()
    const other = await signedInMember()
    await rest('POST', '/feed/visit', member)
    const post = await newPost({ author: member })
    const foreign = await newPost({ author: other })
    await like(`/posts/${post.id}`, other)
    await rest('POST', '/favorites', { body: { itemType: 'posts', itemId: foreign.id }, ...member })
    const { result, queries } = await queriesOf(() => rest('GET', '/me', member))
    expect(result.data).toMatchObject({
      user: { id: member.id },
      unread: { notifications: 1, feed: 1 },
      favorites: [{ itemType: 'posts', itemId: foreign.id }],
      own: [
        {
          kind: 'services',
          id,
          title: 'Счетоводство',
          url: `/services/${slug}`,
          approval: 'pending',
          expiresAt: null,
        },
      ],
    })
    expect(queries.length).toBeLessThanOrEqual(6)
    const none = { hasPublishedApartment: false, hasPublishedSmallAd: false }
    const name = { firstName: 'Калоян', lastName: 'Вълчев', fullName: 'Калоян Вълчев' }
    expect(result.data.user).toMatchObject({ ...name, ...none, hasPublishedService: true })
    const { own, user } = (await rest('GET', '/me', other)).data
    expect([own, user.hasPublishedService]).toEqual([[], false])
  })
})

describe('unread posts', () => {
  it('are the posts of others since the last visit', async () => {
    const member = await signedInMember()
    const unread = async () => (await rest('GET', '/feed/unread', member)).data.count
    expect(await unread()).toBe(0)
    await newPost({ author: member })
    await newPost()
    await newPost()
    expect(await unread()).toBe(2)
    expect((await rest('POST', '/feed/visit', member)).data).toEqual({ count: 0 })
    expect(await unread()).toBe(0)
    await rest('PATCH', `/users/${member.id}`, { body: { city: 'Бон' }, ...member })
    expect(await unread()).toBe(0)
    expect((await rest('GET', '/feed/unread')).status).toBe(401)
    expect((await rest('POST', '/feed/visit')).status).toBe(401)
  })
})

describe('GET /api/stats', () => {
  it('counts exactly what a visitor can open', async () => {
    const stats = async () => (await rest('GET', '/stats')).data
    const before = await stats()
    const [{ id }] = [await newService(), await newService()]
    await approve(id)
    const topic = await newTopic()
    const member = await signedInMember()
    await comment(topic.id, member)
    await rest('POST', `/forum-topics/${topic.id}/view`, member)
    await newPost()
    const { result: after, queries } = await queriesOf(stats)
    const grown = Object.fromEntries(
      Object.entries(after).map(([key, count]) => [key, (count as number) - before[key]]),
    )
    expect(grown).toMatchObject({
      forum: 1,
      feed: 1,
      services: 1,
      topicReplies: 1,
      topicViews: 1,
      doctors: 0,
      smallAds: 0,
    })
    expect(grown.members).toBeGreaterThan(0)
    expect(after.services).toBe((await rest('GET', '/services')).data.totalDocs)
    expect(queries.length).toBeLessThanOrEqual(6)
  })
})

describe('GET /api/activity', () => {
  afterEach(() => void vi.restoreAllMocks())
  const activity = async (headers = {}) => (await rest('GET', '/activity', { headers })).data.items

  it('returns the six newest, newest first, at most five of a kind, with one query', async () => {
    const member = await signedInMember()
    const topic = await newTopic({ title: 'Къде се пие боза' })
    const { data } = await comment(topic.id, member)
    const { id, slug } = await newService()
    await approve(id)
    const hidden = await newService()
    for (let count = 0; count < 7; count += 1) await newPost()
    const long = await newPost({ content: 'д'.repeat(60) })
    const { result: items, queries } = await queriesOf(() => activity(member.headers))
    expect(items).toHaveLength(6)
    expect(items[0]).toEqual({
      kind: 'posts', id: long.id, title: `${'д'.repeat(50)}...`, url: `/feed?highlight=${long.id}`, createdAt: long.createdAt,
    }) // prettier-ignore
    expect(items.filter(({ kind }: { kind: string }) => kind === 'posts')).toHaveLength(5)
    expect(items[5]).toMatchObject({ kind: 'services', id, url: `/services/${slug}` })
    expect(queries.length).toBeLessThanOrEqual(3)
    await database(`delete from posts`)
    const rest = await activity(member.headers)
    expect(rest[1]).toMatchObject({
      kind: 'forum-comments', id: data.doc.id, title: 'Къде се пие боза', url: `/forum?topic=${topic.id}`,
    }) // prettier-ignore
    expect(rest.map((item: { id: string }) => item.id)).not.toContain(hidden.id)
  })

  it('includes the forum only for those who can read it', async () => {
    await newTopic()
    expect(JSON.stringify(await activity())).not.toContain('forum')
    expect(JSON.stringify(await activity((await signedInMember()).headers))).toContain('forum-topics')
  })

  it('logs a broken source and still returns the others', async () => {
    const { id } = await newPost()
    const { logger } = await getTestPayload()
    const logged = vi.spyOn(logger, 'error')
    await database('alter table services rename to services_away')
    try {
      const items = await activity()
      expect(items.map((item: { id: string }) => item.id)).toContain(id)
      expect(logged).toHaveBeenCalledTimes(1)
    } finally {
      await database('alter table services_away rename to services')
    }
  })
})
