import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { tellMembers } from '#jobs/tell-members'
import { commentPost, like, newPost, newTopic, comment, notificationsOf } from '#support/community'
import { newEvent, notificationsOf as afterJobs, register } from '#support/events'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'

type Row = { id: string; type: string; message: string; read: boolean; data: Record<string, unknown> }
const rowsOf = (member: Parameters<typeof notificationsOf>[0]): Promise<Row[]> => notificationsOf(member)

async function readers() {
  const author = await signedInMember()
  const ani = await signedInMember({ fullName: 'Ани Петрова' })
  return { author, ani, post: await newPost({ author }) }
}

describe('the rows of one line', () => {
  it('are marked and deleted together, those of others not at all', async () => {
    const { author, ani, post } = await readers()
    for (const words of ['Едно', 'Две', 'Три']) await commentPost(post.id, ani, words)
    const [third, second, first] = (await rowsOf(author)).map(({ id }) => id)
    const call = (path: string, ids: unknown, as = author) =>
      rest('POST', `/notifications/${path}`, { body: { ids }, ...as })
    const both = await Promise.all([call('read', [first, second]), call('read', [first, second])])
    expect(both.map(({ data }) => data.changed).sort()).toEqual([0, 2])
    expect((await rowsOf(author)).map(({ read }) => read)).toEqual([false, true, true])
    expect((await call('delete', [third], ani)).status).toBe(404)
    expect((await call('read', [third], ani)).status).toBe(404)
    expect((await call('delete', [first, second])).data).toEqual({ changed: 2 })
    expect((await call('delete', [first, second])).status).toBe(404)
    expect((await rowsOf(author)).map(({ id }) => id)).toEqual([third])
  })

  it.each([
    [undefined],
    [[]],
    ['a'],
    [['a']],
    [[null]],
    [Array.from({ length: 51 }, () => crypto.randomUUID())],
  ])('cannot be named by %j', async (ids) => {
    const member = await signedInMember()
    expect((await rest('POST', '/notifications/read', { body: { ids }, ...member })).status).toBe(400)
  })

  it('are all marked once by two calls at the same time', async () => {
    const { author, ani, post } = await readers()
    for (const words of ['Едно', 'Две']) await commentPost(post.id, ani, words)
    const answers = await Promise.all([1, 2].map(() => rest('POST', '/notifications/read-all', author)))
    expect(answers.map(({ data }) => data.updated).sort()).toEqual([0, 2])
  })
})

describe('what a notification quotes', () => {
  it('follows an edit, and goes when the comment is hidden or deleted', async () => {
    const { author, ani, post } = await readers()
    const [one, other] = [await commentPost(post.id, ani, 'Тел. 0123'), await commentPost(post.id, ani)]
    const path = `/post-comments/${one.data.doc.id}`
    await rest('PATCH', path, { body: { content: 'Пишете ми.' }, ...ani })
    expect((await rowsOf(author))[1]!.data).toMatchObject({ excerpt: 'Пишете ми.' })
    await rest('PATCH', path, { body: { hidden: true, hiddenReason: 'Реклама' }, as: 'moderator' })
    expect(await rowsOf(author)).toMatchObject([{ data: { commentId: other.data.doc.id } }])
    await rest('DELETE', `/post-comments/${other.data.doc.id}`, ani)
    expect(await rowsOf(author)).toEqual([])
  })

  it.each(['posts', 'forum-topics'] as const)('goes with the hidden or deleted item of %s', async (kind) => {
    const author = await signedInMember()
    const ani = await signedInMember()
    const hidden = { body: { hidden: true, hiddenReason: 'Реклама' }, as: 'admin' } as const
    for (const away of [
      (path: string) => rest('PATCH', path, hidden),
      (path: string) => rest('DELETE', path, author),
    ]) {
      const { id } = await (kind === 'posts' ? newPost({ author }) : newTopic({ author }))
      await (kind === 'posts' ? commentPost : comment)(id, ani)
      await like(`/${kind}/${id}`, ani)
      expect((await rowsOf(author)).length).toBeGreaterThan(0)
      expect((await away(`/${kind}/${id}`)).status).toBe(200)
      expect(await rowsOf(author)).toEqual([])
    }
  })
})

describe('under what staff has hidden', () => {
  it('likes, an accepted answer and comments are told to nobody', async () => {
    const [author, ani] = [await signedInMember(), await signedInMember()]
    const [topic, post] = [await newTopic({ author }), await newPost({ author })]
    const said = (await comment(topic.id, ani)).data.doc
    for (const path of [`/forum-topics/${topic.id}`, `/posts/${post.id}`])
      await rest('PATCH', path, { body: { hidden: true, hiddenReason: 'Реклама' }, as: 'moderator' })
    const answers = [
      await like(`/forum-comments/${said.id}`, author),
      await rest('POST', `/forum-topics/${topic.id}/accept`, { body: { comment: said.id }, ...author }),
      await rest('POST', `/forum-topics/${topic.id}/like`, { as: 'moderator' }),
      await rest('POST', `/posts/${post.id}/like`, { as: 'moderator' }),
      await rest('POST', '/post-comments', { body: { post: post.id, content: 'Защо?' }, as: 'moderator' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201])
    expect([await rowsOf(author), await rowsOf(ani)]).toEqual([[], []])
  })
})

describe('who follows a topic, told by a job', () => {
  const followed = async () => {
    const [writer, follower] = [await signedInMember({ fullName: 'Тръгва Си' }), await signedInMember()]
    const topic = await newTopic({ title: 'Кой пътува за Видин?' })
    const { id } = (await comment(topic.id, writer, 'Аз, тел. 0123')).data.doc
    const people = [{ id: writer.id, name: 'Тръгва Си' }]
    const data = { topicId: topic.id, commentId: id, people, item: topic.title, excerpt: 'Аз, тел. 0123' }
    const notice = { type: 'forum_followed', title: 'Нов отговор', message: 'Тръгва Си отговори.', data }
    const input = { members: [follower.id], notice }
    const job = { id: crypto.randomUUID() }
    const tell = async () => {
      const req = await createLocalReq({}, await getTestPayload())
      await (tellMembers.handler as (job: object) => Promise<unknown>)({ input, job, req })
      return rowsOf(follower)
    }
    return { writer, path: `/forum-comments/${id}`, topic, tell }
  }

  it('reads what the comment says by then, and who wrote it', async () => {
    const { writer, path, tell } = await followed()
    await rest('PATCH', path, { body: { content: 'Аз, пишете ми.' }, ...writer })
    expect(await tell()).toMatchObject([
      { message: 'Тръгва Си отговори в темата „Кой пътува за Видин?“.', data: { excerpt: 'Аз, пишете ми.' } },
    ])
    await rest('DELETE', `/users/${writer.id}`, { as: 'admin' })
    const rows = await tell()
    expect(rows.map(({ data }) => data.people)).toEqual(Array(2).fill([{ id: null, name: null }]))
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Тръгва|0123|${writer.id}`))
  })

  it('reads nothing of what was hidden or deleted meanwhile', async () => {
    const hidden = { body: { hidden: true, hiddenReason: 'Реклама' }, as: 'moderator' } as const
    const [comment, topic, gone] = [await followed(), await followed(), await followed()]
    await rest('PATCH', comment.path, hidden)
    await rest('PATCH', `/forum-topics/${topic.topic.id}`, hidden)
    await rest('DELETE', gone.path, gone.writer)
    for (const { tell } of [comment, topic, gone]) expect(await tell()).toEqual([])
  })
})

describe('news of an event', () => {
  it('are one row an hour for each member, with the newest text, unread again', async () => {
    const owner = await signedInMember()
    const guest = await signedInMember()
    const event = await newEvent({}, owner)
    await register(event, guest)
    const move = (address: string) => rest('PATCH', `/events/${event.id}`, { body: { address }, ...owner })
    for (let number = 1; number <= 5; number += 1) await move(`Hansaplatz ${number}`)
    const [row] = await afterJobs(guest)
    await rest('PATCH', `/notifications/${row.id}`, { body: { read: true }, ...guest })
    for (let number = 6; number <= 25; number += 1) await move(`Hansaplatz ${number}`)
    const rows = await afterJobs(guest)
    expect(rows).toMatchObject([{ id: row.id, type: 'event_changed', read: false }])
    expect(rows[0].message).toContain('Hansaplatz 25')
    await runRawSql(
      `update notifications set created_at = created_at - interval '61 minutes' where owner_id = '${guest.id}'`,
    )
    await move('Hansaplatz 26')
    expect(await afterJobs(guest)).toHaveLength(2)
  })

  it('lead to the list of events once it is deleted', async () => {
    const owner = await signedInMember()
    const guest = await signedInMember()
    const event = await newEvent({}, owner)
    await register(event, guest)
    await rest('PATCH', `/events/${event.id}`, { body: { city: 'Бон' }, ...owner })
    await afterJobs(guest)
    await rest('DELETE', `/events/${event.id}`, owner)
    const rows = await afterJobs(guest)
    expect(rows.map(({ type, data }: Row) => [type, data])).toEqual([
      ['event_cancelled', { collection: 'events' }],
    ])
  })
})

describe('GET /api/me', () => {
  it('counts the unread messages to the administrator for staff only', async () => {
    const sender = await signedInMember({ city: 'Бон' })
    const unread = async (as: 'moderator' | 'admin') =>
      (await rest('GET', '/me', { as })).data.unread.messages
    const before = await unread('moderator')
    const body = { messageType: 'other', messageContent: 'Как се сменя градът?' }
    const { data } = await rest('POST', '/admin-messages', { body, ...sender })
    expect([await unread('moderator'), await unread('admin')]).toEqual([before + 1, before + 1])
    expect((await rest('GET', '/me', sender)).data.unread.messages).toBe(0)
    await rest('PATCH', `/admin-messages/${data.doc.id}`, { as: 'moderator', body: { status: 'read' } })
    expect(await unread('moderator')).toBe(before)
  })
})
