import { describe, expect, it } from 'vitest'
import { commentPost, like, newPost } from '#support/community'
import { picture } from '#support/factories'
import { signedInMember } from '#support/members'
import { rest, upload } from '#support/rest'
import { runRawSql } from '#support/run-sql'

type Shown = { id: string }
const idsOf = (shown: Shown[]) => shown.map(({ id }) => id)
const pageOf = async (query = '', caller = {}) => rest('GET', `/posts/page${query}`, caller)
const hide = (table: string, id: string) => runRawSql(`update ${table} set hidden = true where id = '${id}'`)

async function newPosts(count: number) {
  const author = await signedInMember({ fullName: 'Мария Стоянова', city: 'Хайлброн' })
  const made: string[] = []
  for (let number = 0; number < count; number += 1) made.push((await newPost({ author })).id)
  return { author, ids: made.reverse() }
}

describe('a page of the feed', () => {
  it('has the newest first and leads on from any of them', async () => {
    const { ids } = await newPosts(5)
    const first = await pageOf('?limit=2')
    expect(idsOf(first.data.posts)).toEqual(ids.slice(0, 2))
    expect(first.data.hasMore).toBe(true)
    const second = await pageOf(`?limit=3&before=${ids[1]}`)
    expect(idsOf(second.data.posts)).toEqual(ids.slice(2))
    expect((await pageOf()).data.posts.length).toBeLessThanOrEqual(10)
  })

  it('keeps the order of posts of one moment', async () => {
    const { ids } = await newPosts(4)
    await runRawSql(`update posts set created_at = now() where id in (${ids.map((id) => `'${id}'`).join()})`)
    const read: string[] = []
    for (const _ of ids) {
      const { data } = await pageOf(`?limit=1${read.length > 0 ? `&before=${read.at(-1)}` : ''}`)
      read.push(...idsOf(data.posts))
    }
    expect(read).toEqual([...ids].sort().reverse())
  })

  it('says of an author what everybody may know, and of a picture how large it is', async () => {
    const author = await signedInMember({ fullName: 'Антон Петров', city: 'Мюнхен', role: 'admin' })
    const bytes = await picture(800, 400).png().toBuffer()
    const file = { bytes, name: 'x.png', type: 'image/png' }
    const media = await rest('POST', '/media', {
      body: upload(file, { purpose: 'post', alt: 'Баница в тава' }),
      ...author,
    })
    const { data } = await rest('POST', '/posts', {
      body: { content: 'Виж <b>това</b>\nhttps://example.org', image: media.data.doc.id },
      ...author,
    })
    const [post] = (await pageOf(`?ids=${data.doc.id}`)).data.posts
    expect(post.author).toEqual({
      id: author.id,
      name: 'Антон Петров',
      role: 'admin',
      city: 'Мюнхен',
      avatar: null,
    })
    expect(post.image).toMatchObject({ alt: 'Баница в тава', width: 800, height: 400 })
    expect(post.image.copies[0].width).toBe(480)
    expect(post.html).not.toContain('<b>')
    expect(post.html).toContain('href="https://example.org"')
    expect(JSON.stringify(post)).not.toContain('@example.org')
  })

  it('has no hidden post for anybody, also not for its author and staff', async () => {
    const { author, ids } = await newPosts(1)
    await hide('posts', ids[0]!)
    for (const caller of [{}, author, { as: 'moderator' as const }]) {
      expect(idsOf((await pageOf('', caller)).data.posts)).not.toContain(ids[0])
      expect((await pageOf(`?ids=${ids[0]}`, caller)).data.posts).toEqual([])
    }
    const older = await pageOf(`?before=${ids[0]}`)
    expect(older.status).toBe(200)
  })

  it('keeps the post of a member who is gone, without a name', async () => {
    const { author, ids } = await newPosts(1)
    await runRawSql(`update posts set owner_id = null where owner_id = '${author.id}'`)
    const [post] = (await pageOf(`?ids=${ids[0]}`)).data.posts
    expect(post.author).toBeNull()
  })

  it.each([
    ['limit=0', 400],
    ['limit=51', 400],
    ['limit=1e1', 400],
    ['before=1', 400],
    [`before=${crypto.randomUUID()}`, 404],
    ['ids=', 400],
    [`ids=${Array.from({ length: 51 }, () => crypto.randomUUID()).join()}`, 400],
    ["ids=' or 1=1", 400],
    ['ids[]=1', 400],
    ['where[hidden][equals]=true', 400],
    [`ids=${crypto.randomUUID()}`, 200],
  ])('asked with %s answers %i', async (query, expected) => {
    expect((await pageOf(`?${query}`)).status).toBe(expected)
  })
})

describe('likes of posts', () => {
  it('are those of the member who asks', async () => {
    const { ids } = await newPosts(2)
    const fan = await signedInMember()
    await like(`/posts/${ids[0]}`, fan)
    const liked = async (caller: object) =>
      (await rest('GET', `/posts/liked?ids=${ids.join()}`, caller)).data.liked
    expect(await liked(fan)).toEqual([ids[0]])
    expect(await liked(await signedInMember())).toEqual([])
    expect((await rest('GET', `/posts/liked?ids=${ids.join()}`)).status).toBe(401)
  })

  it('of twenty members at once are twenty', async () => {
    const { ids } = await newPosts(1)
    const fans = await Promise.all(Array.from({ length: 20 }, () => signedInMember()))
    const answers = await Promise.all(fans.map((fan) => like(`/posts/${ids[0]}`, fan)))
    expect(answers.map(({ status }) => status)).toEqual(fans.map(() => 200))
    expect((await pageOf(`?ids=${ids[0]}`)).data.posts[0].likesCount).toBe(20)
  })
})

describe('comments of a post', () => {
  async function commented(count: number) {
    const { id } = await newPost()
    const author = await signedInMember({ fullName: 'Николай Златев' })
    const made: string[] = []
    for (let number = 1; number <= count; number += 1)
      made.push((await commentPost(id, author, `Отговор ${number}`)).data.doc.id)
    return { id, author, made }
  }
  const read = async (post: string, query = '', caller = {}) =>
    (await rest('GET', `/posts/${post}/comments${query}`, caller)).data

  it('are the newest, oldest first, and lead both ways', async () => {
    const { id, made } = await commented(7)
    const newest = await read(id, '?limit=3')
    expect([idsOf(newest.comments), newest.before, newest.after, newest.total]).toEqual([
      made.slice(4),
      4,
      0,
      7,
    ])
    expect(newest.comments[0].author.name).toBe('Николай Златев')
    const earlier = await read(id, `?limit=3&before=${made[4]}`)
    expect([idsOf(earlier.comments), earlier.before, earlier.after]).toEqual([made.slice(1, 4), 1, 3])
    const later = await read(id, `?limit=3&after=${made[0]}`)
    expect([idsOf(later.comments), later.before, later.after]).toEqual([made.slice(1, 4), 1, 3])
    const around = await read(id, `?limit=4&around=${made[3]}`)
    expect([idsOf(around.comments), around.before, around.after]).toEqual([made.slice(1, 5), 1, 2])
  })

  it('leave out hidden ones, and of a hidden post there are none', async () => {
    const { id, author, made } = await commented(2)
    await hide('post_comments', made[0]!)
    for (const caller of [{}, author, { as: 'moderator' as const }]) {
      const { comments, total } = await read(id, '', caller)
      expect([idsOf(comments), total]).toEqual([[made[1]], 1])
    }
    await hide('posts', id)
    expect((await rest('GET', `/posts/${id}/comments`, author)).status).toBe(404)
  })

  it('begin with the newest when the comment asked for is gone or of another post', async () => {
    const { id, made } = await commented(1)
    const { made: others } = await commented(1)
    for (const gone of [crypto.randomUUID(), others[0]])
      expect(idsOf((await read(id, `?around=${gone}`)).comments)).toEqual(made)
  })
})
