import { describe, expect, it } from 'vitest'
import { env } from '#env'
import { comment, newTopic, notificationsOf } from '#support/community'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'
import { sql } from '#support/start/sql'

const messageOf = ({ status, data }: { status: number; data: any }) => [status, data.errors[0].message]
const topicAs = async (id: string) => (await rest('GET', `/forum-topics/${id}`, { as: 'member' })).data

describe('comment', () => {
  it('is refused for a visitor, an incomplete profile, empty content or a missing topic', async () => {
    const { id } = await newTopic()
    const visitor = await rest('POST', '/forum-comments', { body: { topic: id, content: 'Да' } })
    expect(messageOf(visitor)).toEqual([401, 'Трябва да влезете в профила си'])
    expect(messageOf(await comment(id, await signedInMember({ city: null })))).toEqual([
      403,
      'Трябва да попълните профила си, за да можете да коментирате!',
    ])
    const member = await signedInMember()
    expect(messageOf(await comment(id, member, ' \n '))).toEqual([400, 'Коментарът не може да бъде празен'])
    expect((await comment(crypto.randomUUID(), member)).status).toBe(404)
    expect((await comment('няма', member)).status).toBe(400)
    expect((await topicAs(id)).repliesCount).toBe(0)
  })

  it('counts and updates the last activity, and deleting it reverts both', async () => {
    const { id, lastActivityAt } = await newTopic()
    const member = await signedInMember()
    const [first, second] = [(await comment(id, member)).data.doc, (await comment(id, member)).data.doc]
    expect(await topicAs(id)).toMatchObject({ repliesCount: 2, lastActivityAt: second.createdAt })
    await rest('DELETE', `/forum-comments/${second.id}`, member)
    expect(await topicAs(id)).toMatchObject({ repliesCount: 1, lastActivityAt: first.createdAt })
    expect((await rest('DELETE', `/forum-comments/${first.id}`, { as: 'other' })).status).toBe(403)
    await rest('DELETE', `/forum-comments/${first.id}`, { as: 'moderator' })
    const left = await topicAs(id)
    expect(left.repliesCount).toBe(0)
    expect(Math.abs(Date.parse(left.lastActivityAt) - Date.parse(lastActivityAt!))).toBeLessThan(1_000)
  })

  it('cannot move to another topic', async () => {
    const [{ id }, { id: elsewhere }] = [await newTopic(), await newTopic()]
    const member = await signedInMember()
    const { data } = await comment(id, member)
    await rest('PATCH', `/forum-comments/${data.doc.id}`, {
      body: { topic: elsewhere, content: 'Друго' },
      ...member,
    })
    expect([(await topicAs(id)).repliesCount, (await topicAs(elsewhere)).repliesCount]).toEqual([1, 0])
  })

  it('20 at once all count, make the topic hot and survive concurrent edits of the topic', async () => {
    const author = await signedInMember()
    const { id } = await newTopic({ author })
    const members = await Promise.all(Array.from({ length: 20 }, () => signedInMember()))
    const edit = (title: string) => rest('PATCH', `/forum-topics/${id}`, { body: { title }, ...author })
    const calls = members.flatMap((member, index) => [comment(id, member), edit(`Заглавие ${index}`)])
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200, 201]))
    const rows = await sql(
      env.DATABASE_URL!,
      `select max(created_at) as last from forum_comments where topic_id = '${id}'`,
    )
    const topic = await topicAs(id)
    expect(topic).toMatchObject({ repliesCount: 20, isHot: true })
    expect(new Date(topic.lastActivityAt)).toEqual(new Date((rows[0] as { last: string }).last))
  })

  it('notifies the author of the topic of each one, with its first words, but not of own comments', async () => {
    const author = await signedInMember()
    const { id, slug } = await newTopic({ author, title: 'Къде се пие боза' })
    const ani = await signedInMember({ fullName: 'Ани Петрова' })
    await comment(id, author)
    expect(await notificationsOf(author)).toEqual([])
    const first = (await comment(id, ani, 'В Кьолн.')).data.doc
    const second = (await comment(id, await signedInMember({ fullName: 'Борис Колев' }))).data.doc
    expect(await notificationsOf(author)).toMatchObject([
      {
        message: 'Борис Колев коментира темата Ви „Къде се пие боза“.',
        data: { commentId: second.id, people: [{ name: 'Борис Колев', role: 'user' }] },
      },
      {
        type: 'forum_comment',
        message: 'Ани Петрова коментира темата Ви „Къде се пие боза“.',
        data: {
          topicId: id,
          slug,
          commentId: first.id,
          people: [{ id: ani.id, name: 'Ани Петрова', role: 'user' }],
          item: 'Къде се пие боза',
          excerpt: 'В Кьолн.',
        },
      },
    ])
  })
})
