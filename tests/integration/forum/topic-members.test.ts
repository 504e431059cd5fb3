import { describe, expect, it } from 'vitest'
import { shownAnswer } from '#domain/forum/topic-badges'
import { comment, like, newForumCategory, newTopic, notificationsOf } from '#support/community'
import { tellEverybody } from '#support/events'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'

type Member = Awaited<ReturnType<typeof signedInMember>>

const viewer = async (id: string, { headers }: Member) =>
  (await rest('GET', `/forum-topics/${id}/viewer`, { headers })).data
const post = (path: string, { headers }: Member, body: object = {}) =>
  rest('POST', path, { headers, body: { ...body } })
const typesOf = async (member: Member) => (await notificationsOf(member)).map(({ type }: any) => type)
const say = (topic: string, { headers }: Member, content: string, mentions: unknown) =>
  rest('POST', '/forum-comments', { headers, body: { topic, content, mentions } })

describe('what a topic is to a member', () => {
  it('says likes, following and how far it is read, each for one member only', async () => {
    const [author, reader] = [await signedInMember(), await signedInMember()]
    const { id } = await newTopic({ author })
    const said = (await comment(id, author)).data.doc
    expect(await viewer(id, author)).toEqual({
      liked: false,
      followed: true,
      muted: false,
      readAt: null,
      likedComments: [],
      heldComments: [],
    })
    await like(`/forum-topics/${id}`, reader)
    const liked = await like(`/forum-comments/${said.id}`, reader)
    expect(liked.data).toEqual({ liked: true, likesCount: 1 })
    await post(`/forum-topics/${id}/follow`, reader)
    await post(`/forum-topics/${id}/read`, reader, { at: said.createdAt })
    expect(await viewer(id, reader)).toEqual({
      liked: true,
      followed: true,
      muted: false,
      readAt: said.createdAt,
      likedComments: [said.id],
      heldComments: [],
    })
    expect(await viewer(id, author)).toMatchObject({ liked: false, readAt: null, likedComments: [] })
    expect((await like(`/forum-comments/${said.id}`, reader)).data).toEqual({ liked: false, likesCount: 0 })
  })

  it('the position of reading never goes back, nor into the future', async () => {
    const reader = await signedInMember()
    const { id } = await newTopic()
    const at = async (moment: unknown) => {
      const { status, data } = await post(`/forum-topics/${id}/read`, reader, { at: moment })
      return status === 200 ? data.readAt : status
    }
    expect(await at('2026-01-02T10:00:00.000Z')).toBe('2026-01-02T10:00:00.000Z')
    expect(await at('2026-01-01T10:00:00.000Z')).toBe('2026-01-02T10:00:00.000Z')
    expect(Date.parse((await at('2999-01-01T00:00:00.000Z')) as string)).toBeLessThan(Date.now() + 60_000)
    expect([await at('вчера'), await at(null)]).toEqual([400, 400])
  })

  it('is followed by its author until they say otherwise', async () => {
    const [author, other] = [await signedInMember(), await signedInMember()]
    const { id } = await newTopic({ author })
    await comment(id, other)
    expect((await post(`/forum-topics/${id}/follow`, author)).data).toEqual({ followed: false })
    await comment(id, other)
    expect(await typesOf(author)).toEqual(['forum_comment'])
    expect((await post(`/forum-topics/${id}/follow`, author)).data).toEqual({ followed: true })
  })

  it('is nothing for visitors, and of a hidden topic for nobody else', async () => {
    const { id } = await newTopic()
    const member = await signedInMember()
    const calls = [
      ['GET', 'viewer'],
      ['POST', 'follow'],
      ['POST', 'mute'],
      ['POST', 'read'],
      ['POST', 'accept'],
    ] as const
    const statuses = async (as: object) =>
      Promise.all(
        calls.map(async ([method, name]) => {
          const body = method === 'POST' ? { body: { at: new Date().toISOString(), muted: true } } : {}
          return (await rest(method, `/forum-topics/${id}/${name}`, { ...as, ...body })).status
        }),
      )
    expect(await statuses({})).toEqual([401, 401, 401, 401, 401])
    await rest('PATCH', `/forum-topics/${id}`, { as: 'moderator', body: { hidden: true } })
    expect(await statuses(member)).toEqual([404, 404, 404, 404, 404])
  })
})

describe('an accepted answer', () => {
  it('is chosen and taken back by the author of the topic alone, and told once', async () => {
    const [author, helper] = [await signedInMember(), await signedInMember()]
    const topic = await newTopic({ author, title: 'Къде се сменя книжката?' })
    const said = (await comment(topic.id, helper, 'В Führerscheinstelle, с превод.')).data.doc
    const path = `/forum-topics/${topic.id}/accept`
    for (const as of ['other', 'moderator', 'admin'] as const)
      expect((await rest('POST', path, { as, body: { comment: said.id } })).status).toBe(403)
    expect((await post(path, helper, { comment: said.id })).status).toBe(403)
    expect((await post(path, author, { comment: said.id })).data).toEqual({ accepted: said.id })
    const [told] = await notificationsOf(helper)
    expect([told.type, told.data.commentId]).toEqual(['forum_accepted', said.id])
    const { data } = await rest('GET', `/forum-topics/${topic.id}/comments`, author)
    expect(data.comments[0].isAccepted).toBe(true)
    expect((await post(path, author, { comment: null })).data).toEqual({ accepted: null })
    await post(path, author, { comment: said.id })
    expect(await typesOf(helper)).toEqual(['forum_accepted'])
  })

  it('is a shown comment of this topic; hidden or deleted it is none', async () => {
    const author = await signedInMember()
    const category = (await newForumCategory()).id
    const body = { title: 'Въпрос с отговор', category }
    const { id } = (await post('/forum-topics', author, body)).data.doc
    const elsewhere = (await comment((await newTopic()).id, author)).data.doc
    const path = `/forum-topics/${id}/accept`
    const refused = await Promise.all(
      [elsewhere.id, crypto.randomUUID(), 'аз'].map((one) => post(path, author, { comment: one })),
    )
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 400])
    const said = (await comment(id, author)).data.doc
    await post(path, author, { comment: said.id })
    const hasAccepted = async () => {
      const [topic] = (await rest('GET', `/forum-topics/page?category=${category}`, author)).data.topics
      for (const reader of [author, { as: 'member' }, { as: 'moderator' }] as const) {
        const { data } = await rest('GET', `/forum-topics/${id}`, reader)
        expect(shownAnswer(data.acceptedComment) !== null).toBe(topic.hasAccepted)
      }
      return topic.hasAccepted as boolean
    }
    expect(await hasAccepted()).toBe(true)
    await rest('PATCH', `/forum-comments/${said.id}`, { as: 'moderator', body: { hidden: true } })
    expect([await hasAccepted(), (await post(path, author, { comment: said.id })).status]).toEqual([
      false,
      200,
    ])
    await rest('PATCH', `/forum-comments/${said.id}`, { as: 'moderator', body: { hidden: false } })
    await rest('DELETE', `/forum-comments/${said.id}`, author)
    expect(await hasAccepted()).toBe(false)
  })

  it('finds its topic, as long as it is one', async () => {
    const author = await signedInMember()
    const { id } = await newTopic({ author, title: 'Какво да правя?' })
    const said = (await comment(id, author, 'Обадете се в Schuldnerberatungsstelle.')).data.doc
    const isFound = async (word: string) => {
      const { data } = await rest('GET', `/search?q=${word}&kind=forum-topics`, author)
      return data.results.some((one: { id: string }) => one.id === id)
    }
    const accept = (one: string | null) => post(`/forum-topics/${id}/accept`, author, { comment: one })
    expect(await isFound('Schuldnerberatungsstelle')).toBe(false)
    await accept(said.id)
    expect(await isFound('Schuldnerberatungsstelle')).toBe(true)
    await rest('PATCH', `/forum-comments/${said.id}`, {
      body: { content: 'При Insolvenzverwalter.' },
      ...author,
    })
    expect([await isFound('Schuldnerberatungsstelle'), await isFound('Insolvenzverwalter')]).toEqual([
      false,
      true,
    ])
    await accept(null)
    expect(await isFound('Insolvenzverwalter')).toBe(false)
    await accept(said.id)
    await rest('DELETE', `/forum-comments/${said.id}`, author)
    expect(await isFound('Insolvenzverwalter')).toBe(false)
  })
})

describe('a comment', () => {
  it('mentions whose name stands in it, by the names that we know', async () => {
    const [author, ani, boris] = [
      await signedInMember(),
      await signedInMember({ fullName: 'Ани Петрова' }),
      await signedInMember({ fullName: 'Борис Колев' }),
    ]
    const { id } = await newTopic({ author })
    const { data } = await say(id, author, 'Благодаря, @Ани Петрова!', [
      ani.id, boris.id, crypto.randomUUID(), { id: ani.id, name: 'Борис Колев' },
    ]) // prettier-ignore
    expect(data.doc.mentions).toEqual([{ id: ani.id, name: 'Ани Петрова' }])
    expect(data.doc.html).toBe('<p>Благодаря, <strong>@Ани Петрова</strong>!</p>\n')
    expect([await typesOf(ani), await typesOf(boris)]).toEqual([['forum_mention'], []])
    const edit = (body: object) =>
      rest('PATCH', `/forum-comments/${data.doc.id}`, { body: { ...body }, ...author })
    expect((await edit({ content: '@Ани Петрова и @Борис Колев' })).data.doc.mentions).toHaveLength(1)
    expect((await edit({ mentions: [boris.id] })).data.doc.mentions).toHaveLength(2)
    expect([await typesOf(ani), await typesOf(boris)]).toEqual([['forum_mention'], ['forum_mention']])
    expect((await edit({ content: 'Нищо' })).data.doc.mentions).toEqual([])
    for (const mentions of [[boris.id], [ani.id, boris.id]])
      await edit({ content: '@Ани Петрова и @Борис Колев', mentions })
    expect([await typesOf(ani), await typesOf(boris)]).toEqual([['forum_mention'], ['forum_mention']])
    const tooMany = Array.from({ length: 11 }, () => crypto.randomUUID())
    for (const mentions of [tooMany, ['аз'], 'аз', { id: ani.id }])
      expect((await say(id, author, 'Ех', mentions)).status).toBe(400)
  })

  it('mentions nobody else after a day', async () => {
    const [author, named] = [await signedInMember(), await signedInMember({ fullName: 'Деница Митева' })]
    const { id } = (await comment((await newTopic()).id, author, 'Питайте @Деница Митева')).data.doc
    await runRawSql(`update forum_comments set created_at = now() - interval '25 hours' where id = '${id}'`)
    const late = await rest('PATCH', `/forum-comments/${id}`, { body: { mentions: [named.id] }, ...author })
    expect([late.status, late.data.doc.mentions, await typesOf(named)]).toEqual([200, [], []])
  })

  it('forgets whom it mentions when their account goes', async () => {
    const [author, named] = [await signedInMember(), await signedInMember({ fullName: 'Гена Ганева' })]
    const { id } = await newTopic({ author })
    const { data } = await say(id, author, 'Питайте @Гена Ганева', [named.id])
    await post(`/forum-topics/${id}/follow`, named)
    await rest('DELETE', `/users/${named.id}`, { as: 'admin' })
    const left = (await rest('GET', `/forum-comments/${data.doc.id}`, author)).data
    expect([left.mentions, left.content]).toEqual([[], 'Питайте @Гена Ганева'])
  })

  it('needs a complete profile, of staff too', async () => {
    const { id } = await newTopic()
    for (const role of ['user', 'moderator', 'admin'] as const) {
      const member = await signedInMember({ role, city: null })
      const { status, data } = await comment(id, member)
      expect([role, status, data.errors[0].message]).toEqual([
        role,
        403,
        'Трябва да попълните профила си, за да можете да коментирате!',
      ])
    }
  })

  it('tells each person once: who is mentioned, else the author, else who follows', async () => {
    const [author, follower, writer] = [
      await signedInMember(),
      await signedInMember(),
      await signedInMember(),
    ]
    const named = await signedInMember({ fullName: 'Вяра Стоянова' })
    const { id } = await newTopic({ author })
    for (const one of [follower, named, writer]) await post(`/forum-topics/${id}/follow`, one)
    await say(id, writer, 'Питайте @Вяра Стоянова', [named.id])
    await tellEverybody()
    expect(await Promise.all([follower, author, named, writer].map(typesOf))).toEqual([
      ['forum_followed'],
      ['forum_comment'],
      ['forum_mention'],
      [],
    ])
  })
})
