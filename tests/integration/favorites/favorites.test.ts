import { describe, expect, it } from 'vitest'
import { env } from '#env'
import { newPost, newTopic } from '#support/community'
import { queriesOf } from '#support/count-queries'
import { newArticle } from '#support/factories'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'
import { sql } from '#support/start/sql'

type Caller = { headers: Record<string, string> }
const add = (itemType: string, itemId: unknown, { headers }: Caller) =>
  rest('POST', '/favorites', { body: { itemType, itemId }, headers })
const listOf = async ({ headers }: Caller) =>
  (await rest('GET', '/favorites?limit=50', { headers })).data.docs

const service = {
  title: 'Ремонт на бани', description: 'Плочки.', category: 'Строителство', provider: 'Иванов', contact: '+49', price: '25 €',
} // prettier-ignore

async function newService({ isApproved }: { isApproved: boolean }) {
  const owner = await signedInMember()
  const { data } = await rest('POST', '/services', { body: service, headers: owner.headers })
  const { id, slug } = data.doc
  if (isApproved) await rest('PATCH', `/services/${id}`, { as: 'admin', body: { approval: 'approved' } })
  return { id, slug, owner }
}

describe('saving an item', () => {
  it('asks a visitor to sign in', async () => {
    const { id } = await newPost()
    const { status, data } = await add('posts', id, { headers: {} })
    expect([status, data.errors[0].message]).toEqual([401, 'Трябва да влезете в профила си'])
    expect((await rest('GET', '/favorites')).status).toBe(401)
  })

  it('lists own saved items only, newest first, with titles and addresses', async () => {
    const member = await signedInMember()
    const [article, topic, post, { id, slug }] = [
      await newArticle(), await newTopic(), await newPost({ content: 'Къде има мартеници?' }), await newService({ isApproved: true }),
    ] // prettier-ignore
    for (const [kind, item] of [
      ['articles', article.id],
      ['forum-topics', topic.id],
      ['posts', post.id],
      ['service', id],
    ] as const) {
      expect((await add(kind, item, member)).status).toBe(201)
    }
    const { result, queries } = await queriesOf(() => listOf(member))
    expect(result.map(({ itemType, title, url, isGone }: any) => ({ itemType, title, url, isGone }))).toEqual(
      [
        { itemType: 'services', title: 'Ремонт на бани', url: `/services/${slug}`, isGone: false },
        { itemType: 'posts', title: 'Къде има мартеници?', url: `/feed?highlight=${post.id}`, isGone: false },
        { itemType: 'forum-topics', title: topic.title, url: `/forum?topic=${topic.id}`, isGone: false },
        { itemType: 'articles', title: article.title, url: `/news/${article.slug}`, isGone: false },
      ],
    )
    expect(queries.length).toBeLessThanOrEqual(9)
    expect(await listOf(await signedInMember())).toEqual([])
    expect((await rest('GET', `/favorites/${result[0].id}`, { as: 'admin' })).status).toBe(404)
    expect((await rest('DELETE', `/favorites/${result[0].id}`, { as: 'other' })).status).toBe(403)
    expect((await rest('DELETE', `/favorites/${result[0].id}`, member)).status).toBe(200)
    expect(await listOf(member)).toHaveLength(3)
  })

  it('refuses an item that the member cannot see', async () => {
    const member = await signedInMember()
    const hidden = await newService({ isApproved: false })
    const draft = await newArticle({ _status: 'draft' })
    for (const [kind, id] of [
      ['services', hidden.id],
      ['articles', draft.id],
      ['posts', crypto.randomUUID()],
      ['embassies', crypto.randomUUID()],
    ] as const) {
      const { status, data } = await add(kind, id, member)
      expect([status, data.errors[0].message]).toEqual([
        404,
        'Това, което искате да запазите, вече не е налично.',
      ])
    }
    expect((await add('services', hidden.id, hidden.owner)).status).toBe(201)
  })

  it.each([
    ['users', crypto.randomUUID()],
    ['posts', 'няма'],
    ['posts', 7],
    ['__proto__', crypto.randomUUID()],
  ])('refuses %s %s with a message', async (kind, id) => {
    const { status, data } = await add(kind, id, await signedInMember())
    expect(status).toBe(400)
    expect(data.errors[0].message).toMatch(/[а-я]/)
  })

  it('saves the item once out of 200 concurrent requests', async () => {
    const { id } = await newPost()
    const member = await signedInMember()
    const answers = await Promise.all(Array.from({ length: 200 }, () => add('posts', id, member)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ status, data }) => `${status} ${data.errors[0].message}`))).toEqual(
      new Set(['409 Вече е в любимите Ви.']),
    )
    expect(refused).toHaveLength(199)
    expect(await listOf(member)).toHaveLength(1)
  })

  it('keeps a deleted item in the list, marked as gone', async () => {
    const author = await signedInMember()
    const member = await signedInMember()
    const { id } = await newPost({ author })
    await add('posts', id, member)
    await rest('DELETE', `/posts/${id}`, author)
    expect((await listOf(member))[0]).toMatchObject({ itemId: id, isGone: true, title: null, url: null })
    const toggled = await rest('POST', '/favorites/toggle', {
      body: { itemType: 'posts', itemId: id },
      ...member,
    })
    expect(toggled.data).toEqual({ favorite: false })
  })
})

describe('toggling a saved item', () => {
  const toggle = (body: object, { headers }: Caller) =>
    rest('POST', '/favorites/toggle', { body: { ...body }, headers })

  it('saves and removes it for members only, and stays right under concurrent requests', async () => {
    const { id } = await newPost()
    const member = await signedInMember()
    const item = { itemType: 'posts', itemId: id }
    expect((await toggle(item, member)).data).toEqual({ favorite: true })
    expect((await toggle(item, member)).data).toEqual({ favorite: false })
    expect((await toggle(item, { headers: {} })).status).toBe(401)
    const answers = await Promise.all(Array.from({ length: 21 }, () => toggle(item, member)))
    expect(answers.filter(({ data }) => data.favorite)).toHaveLength(11)
    expect(await listOf(member)).toHaveLength(1)
    expect((await toggle({ itemType: 'posts' }, member)).status).toBe(400)
  })
})

describe('merging saved items at sign-in', () => {
  const merge = (items: unknown, { headers }: Caller) =>
    rest('POST', '/favorites/merge', { body: { items }, headers })

  it('merges 200 items at once, and changes nothing when repeated', async () => {
    const author = await signedInMember()
    const { id: first } = await newPost({ author })
    await sql(
      env.DATABASE_URL!,
      `insert into posts (content, owner_id) select 'Въпрос ' || n, '${author.id}' from generate_series(1, 198) n`,
    )
    const rows = await sql(env.DATABASE_URL!, `select id from posts where owner_id = '${author.id}'`)
    const items = [
      ...rows.map(({ id }) => ({ itemType: 'posts', itemId: id })),
      { itemType: 'posts', itemId: crypto.randomUUID() },
    ]
    expect(items).toHaveLength(200)
    const member = await signedInMember()
    await add('posts', first, member)
    const { result, queries } = await queriesOf(() => merge(items, member))
    expect(result.data).toEqual({ added: 198, known: 1, gone: 1 })
    expect(queries.length).toBeLessThanOrEqual(10)
    expect((await merge(items, member)).data).toEqual({ added: 0, known: 199, gone: 1 })
    const both = await Promise.all([merge(items, author), merge(items, author)])
    expect(both.map(({ data }) => data.added).sort()).toEqual([0, 199])
  })

  it.each([
    [
      'more than 200 items',
      Array.from({ length: 201 }, () => ({ itemType: 'posts', itemId: crypto.randomUUID() })),
    ],
    ['a value that is not a list', 'всички'],
    ['an unknown kind', [{ itemType: 'users', itemId: crypto.randomUUID() }]],
  ])('refuses %s', async (_, items) => {
    const { status, data } = await merge(items, await signedInMember())
    expect(status).toBe(400)
    expect(data.errors[0].message).toMatch(/[а-я]/)
  })
})
