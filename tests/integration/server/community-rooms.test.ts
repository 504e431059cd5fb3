import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LiveMessage } from '#changes/rooms'
import { comment, commentPost, like, newPost, newTopic } from '#support/community'
import { join, liveSite } from '#support/changes/live-site'
import { queriesOf } from '#support/count-queries'
import { signedInMember } from '#support/members'
import { type Actor, cookieOf, rest } from '#support/rest'
import { until } from '#support/until'

let site: Awaited<ReturnType<typeof liveSite>>

beforeAll(async () => {
  site = await liveSite()
})
afterAll(() => site.stop())

const someone = crypto.randomUUID()
const connectAs = async (actor: Actor) =>
  site.connect(actor === 'visitor' ? undefined : await cookieOf(actor))

async function heardIn(room: string, cookie?: string) {
  const socket = await site.connect(cookie)
  const heard: LiveMessage[] = []
  socket.on('change', (message: LiveMessage) => heard.push(message))
  expect(await join(socket, { room })).toMatchObject({ ok: true })
  return heard
}
const said = (heard: LiveMessage[]) =>
  heard.map(({ collection, documentId, operation }) => [collection, documentId, operation])

describe('joining a room', () => {
  it.each([
    ['visitor', 'feed', true],
    ['visitor', `post:${someone}`, true],
    ['visitor', 'forum', false],
    ['visitor', `topic:${someone}`, false],
    ['member', 'forum', true],
    ['member', `topic:${someone}`, true],
    ['member', `user:${someone}`, false],
    ['admin', `user:${someone}`, false],
  ] as const)('%s in %s: %s', async (actor, room, expected) => {
    expect((await join(await connectAs(actor), { room })).ok).toBe(expected)
  })

  it.each(['topic:', 'topic:*', `post:${someone} `, `feed:${someone}`, `topic:${someone.toUpperCase()}`])(
    'refuses %s as a room',
    async (room) => {
      expect(await join(await connectAs('admin'), { room })).toEqual({ ok: false, reason: 'bad-request' })
    },
  )
})

describe('messages in a room', () => {
  it('the feed announces posts, likes and comments by id only', async () => {
    const member = await signedInMember()
    const feed = await heardIn('feed')
    const { id } = await newPost()
    // Changes travel on their own: who joins before the first one arrives hears it too.
    await until(() => feed.length === 1)
    const own = await heardIn(`post:${id}`)
    await like(`/posts/${id}`, member)
    const { data } = await commentPost(id, member)
    await rest('DELETE', `/post-comments/${data.doc.id}`, member)
    await until(() => feed.length === 4 && own.length === 5)
    expect(said(feed)).toEqual([['posts', id, 'create'], ...Array(3).fill(['posts', id, 'update'])])
    expect(said(own).filter(([collection]) => collection === 'post-comments')).toEqual([
      ['post-comments', data.doc.id, 'create'],
      ['post-comments', data.doc.id, 'delete'],
    ])
    expect(Object.keys(own[0]!).sort()).toEqual(['collection', 'documentId', 'id', 'operation', 'room'])
  })

  it('a comment in a topic with 200 watchers costs no additional queries', async () => {
    const { id } = await newTopic()
    const [author, watcher] = [await signedInMember(), await signedInMember()]
    const statementsOf = async (topicId: string, arrived: () => boolean) => {
      const { queries } = await queriesOf(async () => {
        expect((await comment(topicId, author)).status).toBe(201)
        await until(arrived)
      })
      return queries
    }
    const other = await newTopic()
    const one = await heardIn(`topic:${other.id}`, watcher.headers.Cookie)
    const alone = await statementsOf(other.id, () => one.length >= 2)
    const many: LiveMessage[][] = []
    for (let batch = 0; batch < 10; batch += 1) {
      const watchers = Array.from({ length: 20 }, () => heardIn(`topic:${id}`, watcher.headers.Cookie))
      many.push(...(await Promise.all(watchers)))
    }
    // The job runner sends queries of its own in the meantime.
    const known = new Set(alone)
    const all = await statementsOf(id, () => many.every((heard) => heard.length === 2))
    const together = all.filter((statement) => known.has(statement))
    expect(together.length).toBeLessThanOrEqual(alone.length + 2)
    expect(new Set(many.map((heard) => JSON.stringify(heard))).size).toBe(1)
  })

  it('of what is hidden, and of what is written under it, only staff hear', async () => {
    const author = await signedInMember()
    const [topic, post] = [await newTopic({ author }), await newPost({ author })]
    const { headers } = await signedInMember()
    const rooms = ['forum', `topic:${topic.id}`, 'feed', `post:${post.id}`]
    const heard = await Promise.all(rooms.map((room) => heardIn(room, headers.Cookie)))
    const staff = await heardIn('staff', await cookieOf('moderator'))
    const hide = { as: 'moderator', body: { hidden: true } } as const
    await rest('PATCH', `/forum-topics/${topic.id}`, hide)
    await rest('PATCH', `/posts/${post.id}`, hide)
    await until(() => heard.every((messages) => messages.length > 0))
    const written = [await comment(topic.id, author), await commentPost(post.id, author)]
    expect(written.map(({ status }) => status)).toEqual([201, 201])
    await rest('PATCH', `/forum-topics/${topic.id}`, { as: 'moderator', body: { title: 'Друго заглавие' } })
    const ids = written.map(({ data }) => data.doc.id)
    await rest('DELETE', `/post-comments/${ids[1]}`, author)
    await until(() => said(staff).some(([, id, operation]) => id === ids[1] && operation === 'delete'))
    expect(heard.map(said)).toEqual([
      [['forum-topics', topic.id, 'delete']],
      [['forum-topics', topic.id, 'delete']],
      [['posts', post.id, 'delete']],
      [['posts', post.id, 'delete']],
    ])
    expect(ids.every((id) => staff.some(({ documentId }) => documentId === id))).toBe(true)
  })

  it('notifications and saved items are announced to their member only, not to staff', async () => {
    const author = await signedInMember()
    const [own, staff] = [
      await heardIn(`user:${author.id}`, author.headers.Cookie),
      await heardIn('staff', await cookieOf('admin')),
    ]
    const { id } = await newPost({ author })
    await like(`/posts/${id}`, await signedInMember())
    await rest('POST', '/favorites/toggle', { body: { itemType: 'posts', itemId: id }, ...author })
    await until(() => own.length === 2)
    expect(own.map(({ collection, operation }) => [collection, operation])).toEqual([
      ['notifications', 'create'],
      ['favorites', 'create'],
    ])
    expect(staff.map(({ collection }) => collection)).not.toEqual(expect.arrayContaining(['notifications']))
    expect(staff.map(({ collection }) => collection)).not.toEqual(expect.arrayContaining(['favorites']))
    expect(staff.some(({ documentId }) => documentId === id)).toBe(true)
  })
})
