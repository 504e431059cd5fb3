import { describe, expect, it } from 'vitest'
import { env } from '#env'
import type { CommentWindow, TopicPage } from '#domain/forum/shown-topics'
import { comment, newForumCategory, newTopic } from '#support/community'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'
import { sql } from '#support/start/sql'

const page = async (query: string, as: object = { as: 'member' }) =>
  (await rest<TopicPage>('GET', `/forum-topics/page?${query}`, as)).data

const titles = ({ topics }: TopicPage) => topics.map(({ title }) => title)

async function topicsIn(category: string, author: { headers: Record<string, string> }, count: number) {
  const made = []
  for (let number = 1; number <= count; number += 1) {
    const body = { title: `Тема ${number}`, category }
    made.push((await rest('POST', '/forum-topics', { body, ...author })).data.doc)
  }
  return made as { id: string; slug: string }[]
}

describe('the list of topics', () => {
  it('is pinned first, then by last activity, and continues behind a topic', async () => {
    const author = await signedInMember({ fullName: 'Ани Петрова' })
    const category = await newForumCategory()
    const [first, second, third] = await topicsIn(category.id, author, 4)
    await rest('PATCH', `/forum-topics/${second!.id}`, { as: 'moderator', body: { isPinned: true } })
    await comment(first!.id, author)
    const all = await page(`category=${category.id}`)
    expect(titles(all)).toEqual(['Тема 2', 'Тема 1', 'Тема 4', 'Тема 3'])
    expect(all.topics[1]).toMatchObject({
      id: first!.id,
      slug: first!.slug,
      category: { id: category.id, name: category.name, slug: category.slug },
      author: { id: author.id, name: 'Ани Петрова', role: 'user', city: 'Дортмунд', avatar: null },
      isPinned: false,
      isHot: false,
      hasAccepted: false,
      repliesCount: 1,
      viewsCount: 0,
      likesCount: 0,
    })
    const start = await page(`category=${category.id}&limit=2`)
    expect([titles(start), start.hasMore]).toEqual([['Тема 2', 'Тема 1'], true])
    const rest2 = await page(`category=${category.id}&limit=2&after=${start.topics[1]!.id}`)
    expect([titles(rest2), rest2.hasMore]).toEqual([['Тема 4', 'Тема 3'], false])
    expect(titles(await page(`category=${category.id}&order=newest`))).toEqual([
      'Тема 4', 'Тема 3', 'Тема 2', 'Тема 1',
    ]) // prettier-ignore
    expect(titles(await page(`category=${category.id}&order=unanswered&after=${third!.id}`))).toEqual([
      'Тема 2',
    ])
  })

  it('leaves hidden topics to their authors and staff', async () => {
    const author = await signedInMember()
    const category = await newForumCategory()
    const [topic] = await topicsIn(category.id, author, 1)
    await rest('PATCH', `/forum-topics/${topic!.id}`, { as: 'moderator', body: { hidden: true } })
    const seen = async (as: object) => titles(await page(`category=${category.id}`, as)).length
    expect([await seen({ as: 'member' }), await seen(author), await seen({ as: 'moderator' })]).toEqual([
      0, 1, 1,
    ])
  })

  it('is for members and refuses what it does not know', async () => {
    const status = async (query: string, as: object = { as: 'member' }) =>
      (await rest('GET', `/forum-topics/page?${query}`, as)).status
    expect(await status('', {})).toBe(401)
    for (const query of ['order=title', 'limit=51', 'limit=0', 'category=x', 'after=x', 'page=2'])
      expect([query, await status(query)]).toEqual([query, 400])
    expect(await status(`after=${crypto.randomUUID()}`)).toBe(404)
  })
})

describe('the comments of a topic', () => {
  async function talk(count: number) {
    const author = await signedInMember()
    const { id } = await newTopic({ author })
    const ids: string[] = []
    for (let number = 1; number <= count; number += 1)
      ids.push((await comment(id, author, `Отговор ${number}`)).data.doc.id)
    return { author, id, ids }
  }
  const windowOf = async (topic: string, query = '', as: object = { as: 'member' }) => {
    const { data } = await rest<CommentWindow>('GET', `/forum-topics/${topic}/comments?${query}`, as)
    return {
      numbers: data.comments.map(({ content }) => Number(content.split(' ')[1])),
      around: [data.before, data.after, data.total],
    }
  }

  it('come in windows, oldest first, with what stands outside', async () => {
    const { id, ids } = await talk(7)
    expect(await windowOf(id, 'limit=3')).toEqual({ numbers: [1, 2, 3], around: [0, 4, 7] })
    expect(await windowOf(id, `limit=3&after=${ids[2]}`)).toEqual({ numbers: [4, 5, 6], around: [3, 1, 7] })
    expect(await windowOf(id, `after=${ids[6]}`)).toEqual({ numbers: [], around: [7, 0, 7] })
    expect(await windowOf(id, `limit=2&before=${ids[3]}`)).toEqual({ numbers: [2, 3], around: [1, 4, 7] })
    expect(await windowOf(id, `before=${ids[0]}`)).toEqual({ numbers: [], around: [0, 7, 7] })
    expect(await windowOf(id, 'limit=2&newest=1')).toEqual({ numbers: [6, 7], around: [5, 0, 7] })
    expect(await windowOf(id, `limit=4&around=${ids[4]}`)).toEqual({
      numbers: [3, 4, 5, 6],
      around: [2, 1, 7],
    })
    expect((await windowOf(id, `ids=${ids[5]},${ids[1]}`)).numbers).toEqual([2, 6])
  })

  it('written in the same moment are neither skipped nor repeated', async () => {
    const { id, ids } = await talk(5)
    await sql(env.DATABASE_URL!, `update forum_comments set created_at = now() where topic_id = '${id}'`)
    const first = await rest<CommentWindow>('GET', `/forum-topics/${id}/comments?limit=2`, { as: 'member' })
    const after = first.data.comments[1]!.id
    const second = await rest<CommentWindow>('GET', `/forum-topics/${id}/comments?after=${after}`, {
      as: 'member',
    })
    const seen = [...first.data.comments, ...second.data.comments].map((one) => one.id)
    expect([seen.length, new Set(seen)]).toEqual([5, new Set(ids)])
  })

  it('that are hidden neither show nor count, but for their author and staff', async () => {
    const { id, ids, author } = await talk(3)
    await rest('PATCH', `/forum-comments/${ids[0]}`, { as: 'moderator', body: { hidden: true } })
    expect(await windowOf(id, 'limit=1')).toEqual({ numbers: [2], around: [0, 1, 2] })
    expect(await windowOf(id, 'limit=1', author)).toEqual({ numbers: [1], around: [0, 2, 3] })
    expect(await windowOf(id, `before=${ids[2]}`, { as: 'moderator' })).toEqual({
      numbers: [1, 2],
      around: [0, 1, 3],
    })
  })

  it('refuse visitors, hidden topics, unknown places and two places at once', async () => {
    const { id, ids } = await talk(1)
    const other = await talk(1)
    const status = async (query: string, as: object = { as: 'member' }) =>
      (await rest('GET', `/forum-topics/${id}/comments?${query}`, as)).status
    expect(await status('', {})).toBe(401)
    expect(await status(`after=${other.ids[0]}`)).toBe(404)
    for (const query of [`after=${ids[0]}&newest=1`, 'limit=51', 'around=x', 'newest=2', 'ids=x', 'sort=id'])
      expect([query, await status(query)]).toEqual([query, 400])
    await rest('PATCH', `/forum-topics/${id}`, { as: 'moderator', body: { hidden: true } })
    expect([await status(''), await status('', other.author)]).toEqual([404, 404])
  })
})
