import { describe, expect, it } from 'vitest'
import { commentPost, like, newPost, noticesOf } from '../support/community'
import { signedInMember } from '../support/members'
import { rest } from '../support/rest'

async function memberWithNotices(count: number) {
  const author = await signedInMember()
  const other = await signedInMember()
  for (let made = 0; made < count; made += 1) await like(`/posts/${(await newPost({ author })).id}`, other)
  return author
}

describe('известия', () => {
  it('са само свои; посетител няма', async () => {
    const member = await memberWithNotices(1)
    const [{ id }] = await noticesOf(member)
    expect((await rest('GET', '/notifications')).status).toBe(401)
    for (const as of ['other', 'moderator', 'admin'] as const) {
      expect((await rest('GET', `/notifications/${id}`, { as })).status).toBe(404)
      expect((await rest('GET', '/notifications?limit=50', { as })).data.docs).toEqual([])
      expect((await rest('PATCH', `/notifications/${id}`, { as, body: { read: true } })).status).toBe(403)
      expect((await rest('DELETE', `/notifications/${id}`, { as })).status).toBe(403)
    }
  })

  it('никой не си пише сам, и само „прочетено“ се сменя', async () => {
    const member = await memberWithNotices(1)
    const body = { type: 'social_like', title: 'Аз', message: 'Аз', owner: member.id }
    for (const as of ['member', 'admin'] as const)
      expect((await rest('POST', '/notifications', { as, body })).status).toBe(403)
    const [before] = await noticesOf(member)
    const change = { ...body, read: true, data: { postId: 'друг' } }
    const { data } = await rest('PATCH', `/notifications/${before.id}`, { body: change, ...member })
    expect(data.doc).toMatchObject({ ...before, read: true, updatedAt: expect.any(String) })
    expect(data.doc).not.toHaveProperty('groupKey')
  })

  it('без уговорка идват до 50, най-новите', async () => {
    const member = await memberWithNotices(12)
    const { data } = await rest('GET', '/notifications', member)
    expect([data.limit, data.docs.length]).toEqual([50, 12])
    const times = data.docs.map(({ createdAt }: { createdAt: string }) => createdAt)
    expect(times).toEqual([...times].sort().reverse())
    expect((await rest('GET', '/notifications?limit=5', member)).data.docs).toHaveLength(5)
  })

  it('всички наведнъж', async () => {
    const member = await memberWithNotices(3)
    const readAll = () => rest('POST', '/notifications/read-all', member)
    expect((await readAll()).data).toEqual({ updated: 3 })
    expect((await readAll()).data).toEqual({ updated: 0 })
    expect((await noticesOf(member)).every(({ read }: { read: boolean }) => read)).toBe(true)
    expect((await rest('POST', '/notifications/read-all')).status).toBe(401)
    const unread = await rest('GET', '/notifications?where[read][equals]=false', member)
    expect(unread.data.totalDocs).toBe(0)
  })

  it('допълненото излиза отгоре', async () => {
    const author = await signedInMember()
    const [first, second] = [await newPost({ author }), await newPost({ author })]
    const [ani, boris] = [await signedInMember(), await signedInMember()]
    await commentPost(first.id, ani)
    await commentPost(second.id, ani)
    await commentPost(first.id, boris)
    expect((await noticesOf(author)).map(({ data }: any) => data.postId)).toEqual([first.id, second.id])
  })

  it('прочетеното се трие само от своя член', async () => {
    const member = await memberWithNotices(1)
    const [{ id }] = await noticesOf(member)
    expect((await rest('DELETE', `/notifications/${id}`, member)).status).toBe(200)
    expect(await noticesOf(member)).toEqual([])
  })
})
