import { beforeEach, describe, expect, it } from 'vitest'
import { takeDueReminders } from '#database/statements/events/event-reminders'
import { comment, commentPost, like, newPost, newTopic } from '#support/community'
import { inHours, leave, newEvent, notificationsOf, ownRegistration, register } from '#support/events'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'

type Caller = Awaited<ReturnType<typeof signedInMember>>

const hide = (path: string, hidden = true) =>
  rest('PATCH', path, { as: 'moderator', body: { hidden, hiddenReason: hidden ? 'Спам' : '' } })

let author: Caller
let reader: Caller
beforeEach(async () => {
  author = await signedInMember()
  reader = await signedInMember()
})

const calls = [
  {
    what: 'post',
    path: '/posts',
    make: () => newPost({ author }),
    under: (id: string) => commentPost(id, reader),
    by: [
      ['like', ({ id, as }: Called) => like(`/posts/${id}`, as)],
      [
        'like as a document',
        ({ id, as }: Called) => rest('POST', '/post-likes', { body: { post: id }, ...as }),
      ],
      ['comment', ({ id, as }: Called) => commentPost(id, as)],
      ['reading a comment', ({ under, as }: Called) => rest('GET', `/post-comments/${under}`, as)],
    ],
    list: (id: string, as: Caller) => rest('GET', `/post-comments?where[post][equals]=${id}`, as),
  },
  {
    what: 'topic',
    path: '/forum-topics',
    make: () => newTopic({ author }),
    under: (id: string) => comment(id, reader),
    by: [
      ['like', ({ id, as }: Called) => like(`/forum-topics/${id}`, as)],
      [
        'like as a document',
        ({ id, as }: Called) => rest('POST', '/forum-topic-likes', { body: { topic: id }, ...as }),
      ],
      ['view', ({ id, as }: Called) => rest('POST', `/forum-topics/${id}/view`, as)],
      ['comment', ({ id, as }: Called) => comment(id, as)],
      ['reading a comment', ({ under, as }: Called) => rest('GET', `/forum-comments/${under}`, as)],
    ],
    list: (id: string, as: Caller) => rest('GET', `/forum-comments?where[topic][equals]=${id}`, as),
  },
  {
    what: 'event',
    path: '/events',
    make: () => newEvent({}, author),
    by: [
      ['registration', ({ id, as }: Called) => register({ id } as never, as)],
      ['calendar file', ({ id, as }: Called) => rest('GET', `/events/${id}/calendar.ics`, as)],
    ],
  },
] as const
type Called = { id: string; under?: string; as: Caller }

describe.each(calls)('hidden $what', (kind) => {
  it.each(kind.by as readonly (readonly [string, (called: Called) => ReturnType<typeof rest>])[])(
    '%s: 404 for others while hidden, allowed for the author and once shown again',
    async (_, call) => {
      const { id } = await kind.make()
      const under = 'under' in kind ? (await kind.under(id)).data.doc.id : undefined
      const stranger = await signedInMember()
      await hide(`${kind.path}/${id}`)
      const before = (await notificationsOf(author)).length
      expect((await call({ id, under, as: stranger })).status).toBe(404)
      expect(await notificationsOf(author)).toHaveLength(before)
      expect((await call({ id, under, as: author })).status).toBeLessThan(300)
      await hide(`${kind.path}/${id}`, false)
      expect((await call({ id, under, as: stranger })).status).toBeLessThan(300)
    },
  )
})

describe.each(calls.flatMap((kind) => ('list' in kind ? [kind] : [])))(
  'comments of a hidden $what',
  (kind) => {
    it('are listed only for its author, staff and their writers', async () => {
      const { id } = await kind.make()
      await kind.under(id)
      await hide(`${kind.path}/${id}`)
      const total = async (as: Caller) => (await kind.list(id, as)).data.totalDocs
      expect(await total(await signedInMember())).toBe(0)
      expect(await total(await signedInMember({ role: 'moderator' }))).toBe(1)
      expect([await total(author), await total(reader)]).toEqual([1, 1])
      await hide(`${kind.path}/${id}`, false)
      expect(await total(await signedInMember())).toBe(1)
    })
  },
)

it('a visitor gets no comments of a hidden post', async () => {
  const { id } = await newPost({ author })
  await commentPost(id, reader)
  const total = async () => (await rest('GET', `/post-comments?where[post][equals]=${id}`)).data.totalDocs
  expect(await total()).toBe(1)
  await hide(`/posts/${id}`)
  expect(await total()).toBe(0)
})

describe('hidden content is not counted', () => {
  it('in replies and last activity of a topic, and deleting a hidden comment does not count again', async () => {
    const topic = await newTopic({ author })
    const counts = async () => {
      const { data } = await rest('GET', `/forum-topics/${topic.id}`, reader)
      return [data.repliesCount, data.lastActivityAt]
    }
    const [first, second] = [await comment(topic.id, reader), await comment(topic.id, reader)]
    const [one, other] = [first.data.doc, second.data.doc]
    expect(await counts()).toEqual([2, other.createdAt])
    await hide(`/forum-comments/${other.id}`)
    expect(await counts()).toEqual([1, one.createdAt])
    await hide(`/forum-comments/${other.id}`)
    expect(await counts()).toEqual([1, one.createdAt])
    await hide(`/forum-comments/${one.id}`)
    expect(await counts()).toEqual([0, topic.createdAt])
    await hide(`/forum-comments/${other.id}`, false)
    expect(await counts()).toEqual([1, other.createdAt])
    await rest('DELETE', `/forum-comments/${one.id}`, { as: 'moderator' })
    await rest('DELETE', `/forum-comments/${other.id}`, { as: 'moderator' })
    expect(await counts()).toEqual([0, topic.createdAt])
  })

  it('in comments of a post, also when they are hidden at the same time', async () => {
    const post = await newPost({ author })
    const made = await Promise.all(Array.from({ length: 6 }, () => commentPost(post.id, reader)))
    const count = async () => (await rest('GET', `/posts/${post.id}`)).data.commentsCount
    expect(await count()).toBe(6)
    await Promise.all(made.slice(0, 4).map(({ data }) => hide(`/post-comments/${data.doc.id}`)))
    expect(await count()).toBe(2)
    await Promise.all(made.map(({ data }) => hide(`/post-comments/${data.doc.id}`, false)))
    expect(await count()).toBe(6)
  })

  it('in unread posts and forum statistics', async () => {
    const stats = async () => (await rest('GET', '/stats')).data
    const unread = async () => (await rest('GET', '/feed/unread', reader)).data.count
    const before = await stats()
    const [topic, post] = [await newTopic({ author }), await newPost({ author })]
    await comment(topic.id, reader)
    await rest('POST', `/forum-topics/${topic.id}/view`, reader)
    expect(await unread()).toBe(1)
    const [topicViews, topicReplies] = [before.topicViews + 1, before.topicReplies + 1]
    expect(await stats()).toMatchObject({ topicViews, topicReplies, feed: before.feed + 1 })
    await hide(`/forum-topics/${topic.id}`)
    await hide(`/posts/${post.id}`)
    expect(await unread()).toBe(0)
    expect(await stats()).toEqual(before)
  })

  it('and the recent activity has no hidden comment and no title of a hidden topic', async () => {
    const activity = async () => (await rest('GET', '/activity', reader)).text
    const topic = await newTopic({ author, title: `Тайна ${crypto.randomUUID()}` })
    const { data } = await comment(topic.id, author)
    expect(await activity()).toContain(data.doc.id)
    await hide(`/forum-comments/${data.doc.id}`)
    expect(await activity()).not.toContain(data.doc.id)
    await hide(`/forum-comments/${data.doc.id}`, false)
    await hide(`/forum-topics/${topic.id}`)
    expect(await activity()).not.toMatch(new RegExp(`${data.doc.id}|${topic.title}`))
  })
})

describe('a hidden event', () => {
  it('sends no reminders or changes and gives no seats until it is shown again', async () => {
    const event = await newEvent({ capacity: 1, date: inHours(12) }, author)
    const [guest, waits] = [reader, await signedInMember()]
    for (const one of [guest, waits]) await register(event, one)
    await hide(`/events/${event.id}`)
    const payload = await getTestPayload()
    expect(await takeDueReminders({ payload, transactionID: undefined }, 24)).toEqual([])
    await rest('PATCH', `/events/${event.id}`, { body: { city: 'Бон' }, ...author })
    await leave(guest, event)
    expect(await notificationsOf(guest)).toEqual([])
    expect((await ownRegistration(waits, event)).place).toBe(1)
    await hide(`/events/${event.id}`, false)
    expect((await ownRegistration(waits, event)).place).toBeNull()
    expect(await notificationsOf(waits)).toMatchObject([{ type: 'event_seat' }])
  })

  it('still notifies the registered of its cancellation', async () => {
    const event = await newEvent({ date: inHours(60) }, author)
    await register(event, reader)
    await hide(`/events/${event.id}`)
    await rest('PATCH', `/events/${event.id}`, { body: { cancelled: true }, ...author })
    expect(await notificationsOf(reader)).toMatchObject([{ type: 'event_cancelled' }])
  })
})
