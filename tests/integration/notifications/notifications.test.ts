import { describe, expect, it } from 'vitest'
import { like, newPost, notificationsOf } from '#support/community'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'

async function memberWithNotifications(count: number) {
  const author = await signedInMember()
  const other = await signedInMember()
  for (let made = 0; made < count; made += 1) await like(`/posts/${(await newPost({ author })).id}`, other)
  return author
}

describe('notifications', () => {
  it('are readable by their member only, not by visitors or staff', async () => {
    const member = await memberWithNotifications(1)
    const [{ id }] = await notificationsOf(member)
    expect((await rest('GET', '/notifications')).status).toBe(401)
    for (const as of ['other', 'moderator', 'admin'] as const) {
      expect((await rest('GET', `/notifications/${id}`, { as })).status).toBe(404)
      expect((await rest('GET', '/notifications?limit=50', { as })).data.docs).toEqual([])
      expect((await rest('PATCH', `/notifications/${id}`, { as, body: { read: true } })).status).toBe(403)
      expect((await rest('DELETE', `/notifications/${id}`, { as })).status).toBe(403)
    }
  })

  it('cannot be created by anyone, and only their read state can be changed', async () => {
    const member = await memberWithNotifications(1)
    const body = { type: 'social_like', title: 'Аз', message: 'Аз', owner: member.id }
    for (const as of ['member', 'admin'] as const)
      expect((await rest('POST', '/notifications', { as, body })).status).toBe(403)
    const [before] = await notificationsOf(member)
    const change = { ...body, read: true, data: { postId: 'друг' } }
    const { data } = await rest('PATCH', `/notifications/${before.id}`, { body: change, ...member })
    expect(data.doc).toMatchObject({ ...before, read: true, updatedAt: expect.any(String) })
    expect(data.doc).not.toHaveProperty('groupKey')
  })

  it('come newest first, 50 without a limit in the request', async () => {
    const member = await memberWithNotifications(12)
    const { data } = await rest('GET', '/notifications', member)
    expect([data.limit, data.docs.length]).toEqual([50, 12])
    const times = data.docs.map(({ createdAt }: { createdAt: string }) => createdAt)
    expect(times).toEqual([...times].sort().reverse())
    expect((await rest('GET', '/notifications?limit=5', member)).data.docs).toHaveLength(5)
  })

  it('can be marked as read all at once', async () => {
    const member = await memberWithNotifications(3)
    const readAll = () => rest('POST', '/notifications/read-all', member)
    expect((await readAll()).data).toEqual({ updated: 3 })
    expect((await readAll()).data).toEqual({ updated: 0 })
    expect((await notificationsOf(member)).every(({ read }: { read: boolean }) => read)).toBe(true)
    expect((await rest('POST', '/notifications/read-all')).status).toBe(401)
    const unread = await rest('GET', '/notifications?where[read][equals]=false', member)
    expect(unread.data.totalDocs).toBe(0)
  })

  it('move to the top when somebody joins', async () => {
    const author = await signedInMember()
    const [first, second] = [await newPost({ author }), await newPost({ author })]
    const [ani, boris] = [await signedInMember(), await signedInMember()]
    await like(`/posts/${first.id}`, ani)
    await like(`/posts/${second.id}`, ani)
    await like(`/posts/${first.id}`, boris)
    expect((await notificationsOf(author)).map(({ data }: any) => data.postId)).toEqual([first.id, second.id])
  })

  it('come in pages of at most 50, newest first, with the total', async () => {
    const member = await signedInMember()
    await runRawSql(
      `insert into notifications (owner_id, type, title, message, created_at, updated_at)
       select '${member.id}', 'admin_reply', 'Отговор ' || n, 'Имате отговор.', at, at
       from generate_series(1, 55) n, lateral (select now() - (55 - n) * interval '1 minute' as at) moment`,
    )
    const newestFirst = Array.from({ length: 55 }, (_, index) => `Отговор ${55 - index}`)
    const { data } = await rest('GET', '/notifications?limit=50', member)
    expect(data.docs.map(({ title }: { title: string }) => title)).toEqual(newestFirst.slice(0, 50))
    expect(data.totalDocs).toBe(55)
    const older = await rest('GET', '/notifications?limit=50&page=2', member)
    expect(older.data.docs.map(({ title }: { title: string }) => title)).toEqual(newestFirst.slice(50))
    expect((await rest('GET', '/notifications?limit=55', member)).status).toBe(400)
  })

  it('can be deleted by their member', async () => {
    const member = await memberWithNotifications(1)
    const [{ id }] = await notificationsOf(member)
    expect((await rest('DELETE', `/notifications/${id}`, member)).status).toBe(200)
    expect(await notificationsOf(member)).toEqual([])
  })
})
