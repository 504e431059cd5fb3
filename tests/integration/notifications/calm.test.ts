import { afterAll, describe, expect, it } from 'vitest'
import { comment, commentPost, like, newPost, newTopic, notificationsOf } from '#support/community'
import { emailsTo } from '#support/emails'
import { tellEverybody } from '#support/events'
import { signedInMember } from '#support/members'
import { add, awake, sendDue, set } from '#support/push-readers'
import { openPushService } from '#support/push-service'
import { rest } from '#support/rest'

const service = await openPushService()
afterAll(() => service.close())

type Member = Awaited<ReturnType<typeof signedInMember>>
type Place = { me: Member; other: Member } & Record<'topic' | 'foreign' | 'post' | 'said' | 'answer', string>

const send = (path: string, { headers }: Member, body: object = {}) =>
  rest('POST', path, { headers, body: { ...body } })
const mention = ({ me, other, topic }: Place, content = 'Виж това') =>
  send('/forum-comments', other, { topic, content: `@Калоян Вълчев ${content}`, mentions: [me.id] })
const typesOf = async (member: Member): Promise<string[]> =>
  (await notificationsOf(member)).map(({ type }: { type: string }) => type)

/** `me` asks in topic and feed and answers in a topic of `other`. */
async function place(): Promise<Place> {
  const [me, other] = [await signedInMember(), await signedInMember()]
  const [topic, foreign, post] = [
    await newTopic({ author: me }), await newTopic({ author: other }), await newPost({ author: me }),
  ] // prettier-ignore
  const said = (await comment(topic.id, me)).data.doc.id
  const answer = (await comment(foreign.id, me)).data.doc.id
  await rest('POST', '/notifications/read-all', other)
  return { me, other, topic: topic.id, foreign: foreign.id, post: post.id, said, answer }
}

const acts: Record<string, { type: string; act: (place: Place) => Promise<unknown> }> = {
  'a like of a post': { type: 'social_like', act: ({ post, other }) => like(`/posts/${post}`, other) },
  'a comment on a post': { type: 'social_comment', act: ({ post, other }) => commentPost(post, other) },
  'a like of a topic': {
    type: 'forum_like',
    act: ({ topic, other }) => like(`/forum-topics/${topic}`, other),
  },
  'a like of a comment': {
    type: 'forum_like',
    act: ({ said, other }) => like(`/forum-comments/${said}`, other),
  },
  'a comment in a topic': { type: 'forum_comment', act: ({ topic, other }) => comment(topic, other) },
  'a mention': { type: 'forum_mention', act: mention },
  'a mention added later': {
    type: 'forum_mention',
    act: async ({ me, other, foreign }) => {
      const { data } = await comment(foreign, other)
      const body = { content: '@Калоян Вълчев да.', mentions: [me.id] }
      return rest('PATCH', `/forum-comments/${data.doc.id}`, { body, ...other })
    },
  },
  'an accepted answer': {
    type: 'forum_accepted',
    act: ({ other, foreign, answer }) => send(`/forum-topics/${foreign}/accept`, other, { comment: answer }),
  },
}

describe('whoever blocks a member is not told of', () => {
  it.each(Object.entries(acts))('%s', async (_, { type, act }) => {
    const [blocking, control] = [await place(), await place()]
    await send('/blocks', blocking.me, { member: blocking.other.id })
    for (const one of [blocking, control]) await act(one)
    expect(await typesOf(control.me)).toContain(type)
    expect(await typesOf(blocking.me)).toEqual([])
    expect(await emailsTo(blocking.me.email)).toEqual([])
    expect((await rest('GET', '/me', blocking.me)).data.unread.notifications).toBe(0)
  })

  it('anything on the phone, also when it is the only place where they want to be told', async () => {
    const one = await place()
    const browser = service.newBrowser()
    await awake(one.me)
    await add(one.me, browser)
    await set(one.me, { likesOnPhone: true, commentsOnSite: false })
    const { data } = await send('/blocks', one.me, { member: one.other.id })
    for (const { act } of Object.values(acts)) await act(one)
    await sendDue()
    expect(browser.told()).toEqual([])
    await rest('DELETE', `/blocks/${data.doc.id}`, one.me)
    await commentPost(one.post, one.other, 'И още нещо')
    await sendDue()
    expect(browser.told()).toHaveLength(1)
  })

  it('a comment in a topic that they follow', async () => {
    const [follower, blocked, third] = [
      await signedInMember(), await signedInMember(), await signedInMember(),
    ] // prettier-ignore
    const { id } = await newTopic()
    await send(`/forum-topics/${id}/follow`, follower)
    await send('/blocks', follower, { member: blocked.id })
    await comment(id, blocked, 'Първо')
    await comment(id, third, 'Второ')
    await tellEverybody()
    expect((await notificationsOf(follower)).map(({ data }: any) => data.excerpt)).toEqual(['Второ'])
  })

  it('their like among those of others, which are told without them', async () => {
    const { me, other, post } = await place()
    await send('/blocks', me, { member: other.id })
    const third = await signedInMember({ fullName: 'Рада Колева' })
    for (const one of [third, other]) await like(`/posts/${post}`, one)
    const [{ data }] = await notificationsOf(me)
    expect(data.people.map(({ name }: { name: string }) => name)).toEqual(['Рада Колева'])
  })

  it('and the blocked one is told of them as before; an ended block is one no more', async () => {
    const { me, other, topic } = await place()
    const { data } = await send('/blocks', me, { member: other.id })
    const { id } = await newTopic({ author: other })
    await comment(id, me)
    expect(await typesOf(other)).toContain('forum_comment')
    await rest('DELETE', `/blocks/${data.doc.id}`, me)
    await comment(topic, other)
    expect(await typesOf(me)).toEqual(['forum_comment'])
  })
})

describe('a muted topic', () => {
  const mute = (topic: string, member: Member, muted = true) =>
    send(`/forum-topics/${topic}/mute`, member, { muted })

  it.each(['a like of a topic', 'a like of a comment', 'a comment in a topic', 'a mention'])(
    'tells nothing: %s',
    async (name) => {
      const one = await place()
      await mute(one.topic, one.me)
      await acts[name]!.act(one)
      expect(await typesOf(one.me)).toEqual([])
      await commentPost(one.post, one.other)
      expect(await typesOf(one.me)).toEqual(['social_comment'])
    },
  )

  it('is not followed meanwhile, and again as before when it is heard again', async () => {
    const [follower, witness, talker] = [
      await signedInMember(), await signedInMember(), await signedInMember(),
    ] // prettier-ignore
    const { id } = await newTopic()
    const viewer = async () => (await rest('GET', `/forum-topics/${id}/viewer`, follower)).data
    for (const one of [follower, witness]) await send(`/forum-topics/${id}/follow`, one)
    expect((await mute(id, follower)).data).toEqual({ muted: true, followed: false })
    expect((await mute(id, follower)).data).toEqual({ muted: true, followed: false })
    expect(await viewer()).toMatchObject({ muted: true, followed: false })
    await comment(id, talker, 'Първо')
    await tellEverybody()
    expect((await mute(id, follower, false)).data).toEqual({ muted: false, followed: true })
    await comment(id, talker, 'Второ')
    await tellEverybody()
    expect((await notificationsOf(follower)).map(({ data }: any) => data.excerpt)).toEqual(['Второ'])
  })

  it('is heard again when it is followed', async () => {
    const reader = await signedInMember()
    const { id } = await newTopic()
    await mute(id, reader)
    expect((await send(`/forum-topics/${id}/follow`, reader)).data).toEqual({ followed: true })
    const { data } = await rest('GET', `/forum-topics/${id}/viewer`, reader)
    expect(data).toMatchObject({ muted: false, followed: true })
    expect((await send(`/forum-topics/${id}/mute`, reader, { muted: 'да' })).status).toBe(400)
  })

  it('stays muted when it is merged into another', async () => {
    const reader = await signedInMember()
    const [from, into] = [await newTopic(), await newTopic()]
    await mute(from.id, reader)
    await rest('POST', `/forum-topics/${from.id}/merge`, { as: 'moderator', body: { into: into.id } })
    const { data } = await rest('GET', `/forum-topics/${into.id}/viewer`, reader)
    expect(data.muted).toBe(true)
  })
})
