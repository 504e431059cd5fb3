import { describe, expect, it } from 'vitest'
import { comment, newForumCategory, newTopic, someCategory } from '#support/community'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'

const messageOf = ({ status, data }: { status: number; data: any }) => [status, data.errors[0].message]
const topicAs = async (id: string, as: 'member' | 'moderator' = 'member') =>
  (await rest('GET', `/forum-topics/${id}`, { as })).data

describe('categories', () => {
  const body = { name: 'Кола и книжка', description: 'Регистрация и застраховки' }

  it('can be written by moderators and read by everyone', async () => {
    expect(messageOf(await rest('POST', '/forum-categories', { body }))).toEqual([
      401,
      'Трябва да влезете в профила си',
    ])
    expect((await rest('POST', '/forum-categories', { as: 'member', body })).status).toBe(403)
    const { status, data } = await rest('POST', '/forum-categories', { as: 'moderator', body })
    expect([status, data.doc.isActive, data.doc.order]).toEqual([201, true, null])
    const list = await rest('GET', '/forum-categories?sort=name&where[isActive][equals]=true')
    expect(list.data.docs.map(({ name }: { name: string }) => name)).toContain(body.name)
  })

  it('require a name and a description', async () => {
    const blank = await rest('POST', '/forum-categories', {
      as: 'moderator',
      body: { name: 'Работа', description: ' ' },
    })
    expect(messageOf(blank)).toEqual([400, 'Моля, попълнете всички полета за категорията'])
    const { id } = await newForumCategory()
    const edit = await rest('PATCH', `/forum-categories/${id}`, { as: 'moderator', body: { name: '' } })
    expect(messageOf(edit)).toEqual([400, 'Моля, попълнете всички полета'])
  })

  it('give their topics to the default category when deleted', async () => {
    const { id } = await newForumCategory()
    const member = await signedInMember()
    const made = await rest('POST', '/forum-topics', {
      body: { title: 'Осиротяла', category: id },
      headers: member.headers,
    })
    expect((await rest('DELETE', `/forum-categories/${id}`, { as: 'moderator' })).status).toBe(200)
    const { title, category } = await topicAs(made.data.doc.id)
    expect([title, category.name, category.isDefault]).toEqual(['Осиротяла', 'Общи', true])
    const found = await rest('GET', `/search?q=${encodeURIComponent('осиротяла общи')}`, { as: 'member' })
    expect(found.data.results[0].title).toBe('Осиротяла')
    const refused = await rest('DELETE', `/forum-categories/${category.id}`, { as: 'admin' })
    expect(messageOf(refused)).toEqual([
      409,
      'Основната категория не се изтрива: в нея отиват темите на изтритите категории.',
    ])
  })

  it('are in the given order, the others behind them by name', async () => {
    const names = ['Я без число', 'Б втора', 'А без число', 'В първа']
    const orders = [undefined, 2, undefined, 1]
    for (const [index, name] of names.entries()) await newForumCategory({ name, order: orders[index] })
    const { data } = await rest('GET', '/forum-categories?sort=order&limit=50', { as: 'moderator' })
    const listed = data.docs.map(({ name }: { name: string }) => name)
    expect(listed.filter((name: string) => names.includes(name)).slice(0, 2)).toEqual(['В първа', 'Б втора'])
    const usual = (await rest('GET', '/forum-categories?limit=50', { as: 'moderator' })).data.docs
    const inOrder = usual
      .map(({ name }: { name: string }) => name)
      .filter((name: string) => names.includes(name))
    expect(inOrder).toEqual(['В първа', 'Б втора', 'А без число', 'Я без число'])
  })
})

describe('topic', () => {
  it('a visitor can neither read nor write', async () => {
    const { id } = await newTopic()
    for (const [method, path] of [
      ['POST', '/forum-topics'],
      ['GET', '/forum-topics'],
      ['GET', `/forum-topics/${id}`],
    ] as const) {
      const answer = await rest(method, path, method === 'POST' ? { body: { title: 'Аз' } } : {})
      expect(messageOf(answer)).toEqual([401, 'Трябва да влезете в профила си'])
    }
  })

  it.each([{ title: '  ' }, { category: undefined }])(
    'requires a title and a category: %o',
    async (given) => {
      const { headers } = await signedInMember()
      const body = { title: 'Къде?', category: (await someCategory()).id, ...given }
      expect(messageOf(await rest('POST', '/forum-topics', { body, headers }))).toEqual([
        400,
        'Моля попълнете всички полета',
      ])
    },
  )

  it('requires an active category', async () => {
    const { headers } = await signedInMember()
    const { id: closed } = await newForumCategory({ isActive: false })
    for (const category of [closed, crypto.randomUUID()]) {
      const answer = await rest('POST', '/forum-topics', { body: { title: 'Къде?', category }, headers })
      expect(messageOf(answer)).toEqual([400, 'Избраната категория не е активна или не съществува'])
      expect(answer.data.errors[0].data.errors[0].path).toBe('category')
    }
    const nothing = await rest('POST', '/forum-topics', {
      body: { title: 'Къде?', category: 'няма' },
      headers,
    })
    expect([nothing.status, nothing.data.errors[0].data.errors[0].path]).toEqual([400, 'category'])
  })

  it('uses its title as its text, and ignores counters, owner and pinning in the request', async () => {
    const { id, headers } = await signedInMember()
    const body = {
      title: 'Къде има детска градина?',
      category: (await someCategory()).id,
      viewsCount: 900, repliesCount: 90, likesCount: 9, isPinned: true, owner: crypto.randomUUID(),
      lastActivityAt: '2020-01-01T00:00:00Z', hotUntil: '2099-01-01T00:00:00Z', slug: 'moya',
    } // prettier-ignore
    const { status, data } = await rest('POST', '/forum-topics', { body, headers })
    expect(status).toBe(201)
    expect(data.doc).toMatchObject({
      content: body.title, viewsCount: 0, repliesCount: 0, likesCount: 0, isPinned: false, isHot: false, owner: id,
    }) // prettier-ignore
    expect(data.doc.slug).toMatch(/^kade-ima-detska-gradina(-\d+)?$/)
    expect(Date.parse(data.doc.lastActivityAt)).toBeGreaterThan(Date.now() - 60_000)
    const edit = await rest('PATCH', `/forum-topics/${data.doc.id}`, {
      body: { title: 'Ново', likesCount: 5 },
      headers,
    })
    expect(edit.data.doc).toMatchObject({
      title: 'Ново',
      content: 'Ново',
      likesCount: 0,
      slug: data.doc.slug,
    })
  })

  it('comes with its author and category, without email', async () => {
    const { id } = await newTopic()
    const topic = await topicAs(id)
    expect(topic.owner).toMatchObject({ fullName: 'Калоян Вълчев', city: 'Дортмунд', role: 'user' })
    expect(topic.category).toMatchObject({ name: (await someCategory()).name })
    expect(JSON.stringify(topic)).not.toContain('@example.org')
  })

  it('cannot be changed by others; a moderator can pin it until a set time', async () => {
    const { id } = await newTopic()
    expect((await rest('PATCH', `/forum-topics/${id}`, { as: 'other', body: { title: 'Моя' } })).status).toBe(
      403,
    )
    expect((await rest('DELETE', `/forum-topics/${id}`, { as: 'other' })).status).toBe(403)
    const pin = (pinnedUntil: string) =>
      rest('PATCH', `/forum-topics/${id}`, { as: 'moderator', body: { isPinned: true, pinnedUntil } })
    await pin(new Date(Date.now() + 3_600_000).toISOString())
    expect((await topicAs(id)).isPinned).toBe(true)
    await pin(new Date(Date.now() - 1_000).toISOString())
    expect((await topicAs(id)).isPinned).toBe(false)
  })

  it('deleting it deletes its comments', async () => {
    const author = await signedInMember()
    const { id } = await newTopic({ author })
    const { data } = await comment(id, author)
    expect((await rest('DELETE', `/forum-topics/${id}`, author)).status).toBe(200)
    expect((await rest('GET', `/forum-comments/${data.doc.id}`, { as: 'admin' })).status).toBe(404)
  })
})
