import { describe, expect, it } from 'vitest'
import { env } from '#env'
import { commentPost, like, newPost, notificationsOf } from '#support/community'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'
import { sql } from '#support/start/sql'

const database = (statement: string) => sql(env.DATABASE_URL!, statement)
const likesOf = async (id: string) => {
  const rows = await database(`select count(*)::int as count from post_likes where post_id = '${id}'`)
  return {
    shown: (await rest('GET', `/posts/${id}`)).data.likesCount,
    stored: (rows[0] as { count: number }).count,
  }
}

async function patiently(call: () => ReturnType<typeof rest>) {
  for (;;) {
    const answer = await call()
    if (answer.status !== 503) return answer
  }
}

describe('liking a post', () => {
  it('the first request likes it, the second takes the like back', async () => {
    const { id } = await newPost()
    const member = await signedInMember()
    expect((await like(`/posts/${id}`, member)).data).toEqual({ liked: true, likesCount: 1 })
    expect((await like(`/posts/${id}`, member)).data).toEqual({ liked: false, likesCount: 0 })
    expect((await rest('POST', `/posts/${id}/like`)).status).toBe(401)
    expect((await like(`/posts/${crypto.randomUUID()}`, member)).status).toBe(404)
  })

  it('500 concurrent likes by 100 members, with edits in between, keep the count right', async () => {
    const author = await signedInMember()
    const { id } = await newPost({ author })
    const members = await Promise.all(Array.from({ length: 100 }, () => signedInMember()))
    const touches = Array.from({ length: 5 }, () => members).flat()
    const edits = Array.from({ length: 25 }, (_, index) =>
      patiently(() => rest('PATCH', `/posts/${id}`, { body: { content: `Текст ${index}` }, ...author })),
    )
    const likes = touches.map((member) => patiently(() => like(`/posts/${id}`, member)))
    const answers = await Promise.all([...likes, ...edits])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await likesOf(id)).toEqual({ shown: 100, stored: 100 })
  }, 90_000)

  it('stores one of 200 identical likes and refuses the rest', async () => {
    const { id } = await newPost()
    const { headers } = await signedInMember()
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => rest('POST', '/post-likes', { body: { post: id }, headers })),
    )
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(199)
    expect(new Set(refused.map(({ status, data }) => `${status} ${data.errors[0].message}`))).toEqual(
      new Set(['409 Вече харесахте тази публикация.']),
    )
    expect(await likesOf(id)).toEqual({ shown: 1, stored: 1 })
  })

  it('concurrent toggles and created likes do not deadlock', async () => {
    const { id } = await newPost()
    const member = await signedInMember()
    const calls = Array.from({ length: 40 }, (_, index) =>
      index % 2
        ? like(`/posts/${id}`, member)
        : rest('POST', '/post-likes', { body: { post: id }, ...member }),
    )
    const statuses = new Set((await Promise.all(calls)).map(({ status }) => status))
    for (const status of statuses) expect([200, 201, 409]).toContain(status)
    const { shown, stored } = await likesOf(id)
    expect(shown).toBe(stored)
  })

  it('shows a like only to its member, and only they can remove it', async () => {
    const { id } = await newPost()
    const member = await signedInMember()
    const { data } = await rest('POST', '/post-likes', { body: { post: id }, ...member })
    expect((await rest('GET', `/post-likes?where[post][equals]=${id}`, { as: 'other' })).data.totalDocs).toBe(
      0,
    )
    expect((await rest('GET', '/post-likes')).status).toBe(401)
    expect((await rest('DELETE', `/post-likes/${data.doc.id}`, { as: 'other' })).status).toBe(403)
    expect((await rest('DELETE', `/post-likes/${data.doc.id}`, member)).status).toBe(200)
    expect(await likesOf(id)).toEqual({ shown: 0, stored: 0 })
  })

  it('deleting a post deletes its likes and comments', async () => {
    const author = await signedInMember()
    const { id } = await newPost({ author })
    await like(`/posts/${id}`, author)
    await commentPost(id, author)
    expect((await rest('DELETE', `/posts/${id}`, author)).status).toBe(200)
    const left = await database(
      `select 1 from post_likes where post_id = '${id}' union all select 1 from post_comments where post_id = '${id}'`,
    )
    expect(left).toEqual([])
  })
})

describe('notification of a like', () => {
  it('groups unread likes into one, ignores own likes and disappears with the last like', async () => {
    const author = await signedInMember()
    const { id } = await newPost({ author, content: 'Искам мартеници' })
    const members = await Promise.all(
      ['Ани Петрова', 'Борис Колев', 'Вера Илиева', 'Мария Иванова'].map((fullName) =>
        signedInMember({ fullName }),
      ),
    )
    await like(`/posts/${id}`, author)
    expect(await notificationsOf(author)).toEqual([])
    for (const member of members) await like(`/posts/${id}`, member)
    const [notice, ...others] = await notificationsOf(author)
    expect(others).toEqual([])
    expect(notice).toMatchObject({
      type: 'social_like', read: false, data: { postId: id },
      message: 'Мария Иванова и още 3 души харесаха публикацията Ви „Искам мартеници“.',
    }) // prettier-ignore
    await like(`/posts/${id}`, members[3]!)
    expect((await notificationsOf(author))[0].message).toContain('Вера Илиева и още 2 души харесаха')
    for (const member of members.slice(0, 3)) await like(`/posts/${id}`, member)
    expect(await notificationsOf(author)).toEqual([])
  })

  it('is not repeated for who likes anew what was read', async () => {
    const [author, member] = [await signedInMember(), await signedInMember()]
    const { id } = await newPost({ author })
    await like(`/posts/${id}`, member)
    await rest('POST', '/notifications/read-all', author)
    for (let time = 0; time < 4; time += 1) await like(`/posts/${id}`, member)
    expect(await notificationsOf(author)).toMatchObject([{ read: true }])
    await like(`/posts/${id}`, await signedInMember({ fullName: 'Нов Човек' }))
    expect((await notificationsOf(author)).map(({ read }: { read: boolean }) => read)).toEqual([false, true])
  })

  it('loses who leaves, whoever deletes the account, and keeps the others', async () => {
    const author = await signedInMember()
    const { id } = await newPost({ author, content: 'Кога е хорото?' })
    const members = []
    for (const fullName of ['Ани Петрова', 'Борис Колев', 'Тръгва Си'])
      members.push(await signedInMember({ fullName }))
    for (const member of members) await like(`/posts/${id}`, member)
    await rest('DELETE', `/users/${members[2]!.id}`, { as: 'admin' })
    const [unread] = await notificationsOf(author)
    expect(unread.message).toBe('Борис Колев и още 1 човек харесаха публикацията Ви „Кога е хорото?“.')
    await rest('POST', '/notifications/read-all', author)
    await rest('DELETE', `/users/${members[1]!.id}`, { as: 'admin' })
    const [read] = await notificationsOf(author)
    expect(read.message).toMatch(/^Неизвестен потребител и още 1 човек/)
    expect(read.data.people.map(({ name }: { name: string }) => name)).toEqual(['Ани Петрова', null])
    await rest('DELETE', `/users/${members[0]!.id}`, { as: 'admin' })
    expect(JSON.stringify(await notificationsOf(author))).not.toMatch(/Ани|Борис|Тръгва/)
  })

  it('stays one for many concurrent likes', async () => {
    const author = await signedInMember()
    const { id } = await newPost({ author })
    const members = await Promise.all(Array.from({ length: 30 }, () => signedInMember()))
    await Promise.all(members.map((member) => like(`/posts/${id}`, member)))
    const notices = await notificationsOf(author)
    expect(notices).toHaveLength(1)
    expect(notices[0].message).toContain('и още 29 души харесаха')
  })
})
