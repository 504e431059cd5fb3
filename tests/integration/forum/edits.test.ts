import { describe, expect, it } from 'vitest'
import { env } from '#env'
import { comment, commentPost, newPost, newTopic } from '#support/community'
import { signedInMember } from '#support/members'
import { type Actor, rest } from '#support/rest'
import { sql } from '#support/start/sql'

type Author = Awaited<ReturnType<typeof signedInMember>>
type Written = { path: string; table: string }

const written: Record<string, (author: Author) => Promise<Written>> = {
  'forum-topics': async (author) => at('forum-topics', await newTopic({ author })),
  'forum-comments': async (author) =>
    at('forum-comments', (await comment((await newTopic()).id, author)).data.doc),
  posts: async (author) => at('posts', await newPost({ author })),
  'post-comments': async (author) =>
    at('post-comments', (await commentPost((await newPost()).id, author)).data.doc),
}
const at = (slug: string, { id }: { id: string }): Written => ({
  path: `/${slug}/${id}`,
  table: `${slug.replaceAll('-', '_')} where id = '${id}'`,
})

const age = ({ table }: Written, span: string) => {
  const [name, where] = table.split(' where ')
  return sql(env.DATABASE_URL!, `update ${name} set created_at = now() - interval '${span}' where ${where}`)
}
const edit = (path: string, content: string, as: { as?: Actor; headers?: Record<string, string> }) =>
  rest('PATCH', path, { body: { content }, ...as })
const formerTexts = async ({ path }: Written) => {
  const [, , id] = path.split('/')
  const query = `?where[itemId][equals]=${id}&sort=createdAt`
  return (await rest('GET', `/revisions${query}`, { as: 'moderator' })).data.docs
}

describe.each(Object.keys(written))('a text in %s', (slug) => {
  it('is corrected by its author for a day, by staff at any time, by nobody else', async () => {
    const author = await signedInMember()
    const item = await written[slug]!(author)
    const { data } = await rest('GET', item.path, { as: 'member' })
    expect(data.editedAt).toBeNull()
    expect((await edit(item.path, 'Поправено', author)).status).toBe(200)
    await age(item, '23 hours 59 minutes')
    const second = await edit(item.path, 'Пак поправено', author)
    expect([second.status, Date.parse(second.data.doc.editedAt) > Date.now() - 60_000]).toEqual([200, true])
    await age(item, '24 hours')
    const late = await edit(item.path, 'Късно', author)
    expect([late.status, late.data.errors[0].message]).toEqual([
      403,
      'Текстът се променя до 24 часа след публикуването. Изтрийте го или допълнете с нов коментар.',
    ])
    expect((await edit(item.path, 'Чуждо', { as: 'other' })).status).toBe(403)
    expect((await edit(item.path, 'Чуждо', {})).status).toBe(401)
    expect((await edit(item.path, 'От модератор', { as: 'moderator' })).status).toBe(200)
    expect((await edit(item.path, 'От администратор', { as: 'admin' })).status).toBe(200)
    expect((await rest('DELETE', item.path, author)).status).toBe(200)
  })

  it('leaves its former versions to staff, and takes them along when deleted', async () => {
    const author = await signedInMember()
    const item = await written[slug]!(author)
    const before = (await rest('GET', item.path, author)).data
    await edit(item.path, 'Второ', author)
    await edit(item.path, 'Трето', { as: 'moderator' })
    const kept = await formerTexts(item)
    expect(kept.map((one: any) => [one.kind, one.title, one.content, one.author])).toEqual([
      [slug, before.title ?? null, before.content, author.id],
      [slug, before.title ?? null, 'Второ', author.id],
    ])
    expect(kept[0].changedBy).toBe(author.id)
    expect((await rest('GET', `/revisions/${kept[0].id}`, author)).status).toBe(403)
    await rest('DELETE', item.path, author)
    expect(await formerTexts(item)).toEqual([])
  })

  it('is unchanged by the same text, and by fields that are no texts', async () => {
    const author = await signedInMember()
    const item = await written[slug]!(author)
    const { content } = (await rest('GET', item.path, author)).data
    await edit(item.path, content, author)
    await age(item, '30 days')
    expect((await edit(item.path, content, author)).status).toBe(200)
    await rest('PATCH', item.path, { as: 'moderator', body: { hidden: true } })
    expect((await rest('GET', item.path, author)).data.editedAt).toBeNull()
    expect(await formerTexts(item)).toEqual([])
  })
})

it('of two corrections at once both former texts are kept', async () => {
  const author = await signedInMember()
  const item = await written.posts!(author)
  const { content } = (await rest('GET', item.path, author)).data
  await Promise.all(['Едно', 'Две', 'Три'].map((words) => edit(item.path, words, author)))
  const { content: last } = (await rest('GET', item.path, author)).data
  const kept = (await formerTexts(item)).map((one: any) => one.content)
  expect(new Set([...kept, last])).toEqual(new Set([content, 'Едно', 'Две', 'Три']))
})

it('former texts go with the account of their author', async () => {
  const author = await signedInMember()
  const item = await written.posts!(author)
  await edit(item.path, 'Второ', author)
  await rest('DELETE', `/users/${author.id}`, { as: 'admin' })
  expect(await formerTexts(item)).toEqual([])
})
