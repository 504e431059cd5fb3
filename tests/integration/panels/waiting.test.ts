import { describe, expect, it } from 'vitest'
import { type Waiting, waitingFor } from '#domain/panels/tabs'
import { newPost, newTopic } from '#support/community'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'

const waitingOf = async (as: 'moderator' | 'admin', query = '') =>
  (await rest<Waiting>('GET', `/panel/waiting${query}`, { as })).data

describe('what waits', () => {
  it('is for staff, and each person sees what they may decide', async () => {
    expect((await rest('GET', '/panel/waiting')).status).toBe(401)
    expect((await rest('GET', '/panel/waiting', { as: 'member' })).status).toBe(403)
    const [moderators, admins] = [await waitingOf('moderator'), await waitingOf('admin')]
    expect(Object.keys(moderators.counts)).toEqual(waitingFor({ role: 'moderator' }))
    expect(Object.keys(admins.counts)).toContain('stores')
    expect((await rest('GET', '/panel/waiting?kind=stores', { as: 'moderator' })).status).toBe(403)
    expect((await rest('GET', '/panel/waiting?kind=users', { as: 'admin' })).status).toBe(400)
  })

  it('counts an item that two people reported once, since the first report', async () => {
    const before = await waitingOf('admin', '?kind=reports')
    const topic = await newTopic({ title: 'Докладвана от двама' })
    for (const reason of ['Спам', 'Спам']) {
      const { headers } = await signedInMember()
      const body = { itemType: 'topic', itemId: topic.id, reason }
      expect((await rest('POST', '/reports', { headers, body })).status).toBe(201)
    }
    const after = await waitingOf('admin', '?kind=reports')
    expect(after.counts.reports).toBe(before.counts.reports! + 1)
    expect(after.total).toBe(after.counts.reports)
    const mine = after.items.filter(({ title }) => title === 'Докладвана от двама')
    expect(mine).toHaveLength(1)
    const times = after.items.map(({ since }) => since)
    expect(times).toEqual([...times].sort())
  })

  it('shows that a long text is cut', async () => {
    const post = await newPost({ content: 'Търся съквартирант в Дортмунд. '.repeat(10) })
    const { headers } = await signedInMember()
    const body = { itemType: 'social_post', itemId: post.id, reason: 'Спам' }
    await rest('POST', '/reports', { headers, body })
    const { items } = await waitingOf('admin', '?kind=reports')
    expect(items.map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/^Търся съквартирант .{30,60}…$/),
    )
  })
})
