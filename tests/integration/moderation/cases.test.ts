import { describe, expect, it } from 'vitest'
import type { CasePage, OpenCase } from '#domain/moderation/cases'
import { signedInMember } from '#support/members'
import { newService, notificationsOf, report } from '#support/reported-services'
import { rest } from '#support/rest'

const pathOf = (itemId: string) => `/cases/service/${itemId}`
const decide = (itemId: string, body: object, as: 'moderator' | 'admin' | 'member' = 'moderator') =>
  rest('POST', `${pathOf(itemId)}/decide`, { as, body: { ...body } })
const opened = async (itemId: string) =>
  (await rest<OpenCase>('GET', pathOf(itemId), { as: 'moderator' })).data

async function reportedTwice() {
  const { id, owner } = await newService()
  const reporters = [await signedInMember(), await signedInMember()]
  await report(id, reporters[0]!, { additionalInfo: 'Иска предплата.' })
  await report(id, reporters[1]!, { reason: 'Спам' })
  return { id, owner, reporters }
}

describe('the reports about one item', () => {
  it('are one case, which tells staff who reported what, and the history of the owner', async () => {
    const { id, owner, reporters } = await reportedTwice()
    const { data } = await rest<CasePage>('GET', '/cases', { as: 'moderator' })
    const rows = data.cases.filter(({ itemId }) => itemId === id)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ title: 'Ремонт на бани', reports: 2, decision: null })
    expect([...rows[0]!.reporters].sort()).toEqual(reporters.map(({ email }) => email).sort())
    const found = await opened(id)
    expect(found.reports.map(({ reason }) => reason)).toEqual(['Спам', 'Измама'])
    expect(found.item).toMatchObject({ title: 'Ремонт на бани', isHidden: false })
    expect(found.owner).toMatchObject({ id: owner.id, reported: 1, upheld: 0 })
  })

  it('are decided together: the item is hidden and its owner told once, every reporter hears the outcome', async () => {
    const { id, owner, reporters } = await reportedTwice()
    const answer = await decide(id, { decision: 'approved', action: 'hide', note: 'Искате предплата.' })
    expect([answer.status, answer.data.message]).toEqual([200, 'Докладът беше одобрен'])
    expect((await rest('GET', `/services/${id}`)).status).toBe(404)
    const told = await notificationsOf(owner)
    expect(told.filter(({ type }: { type: string }) => type === 'report_decided')).toHaveLength(1)
    for (const reporter of reporters)
      expect((await notificationsOf(reporter))[0].title).toBe('Докладът Ви е уважен')
    const { reports, item, owner: history } = await opened(id)
    expect(reports.map(({ status, action }) => [status, action])).toEqual([
      ['approved', 'hide'],
      ['approved', 'hide'],
    ])
    expect([item?.isHidden, history?.upheld]).toEqual([true, 1])
    const { data } = await rest<CasePage>('GET', '/cases?state=decided', { as: 'moderator' })
    expect(data.cases.find(({ itemId }) => itemId === id)?.decision).toBe('approved')
  })

  it('are decided once: of two at the same time the second reads that somebody was faster', async () => {
    const { id } = await reportedTwice()
    const both = await Promise.all([
      decide(id, { decision: 'approved' }),
      decide(id, { decision: 'rejected' }, 'admin'),
    ])
    const refused = both.find(({ status }) => status === 409)
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(refused?.data.errors[0].message).toContain('Друг модератор вече реши този случай')
  })

  it('leave everything as it was when the action is impossible', async () => {
    const { id } = await reportedTwice()
    expect((await decide(id, { decision: 'rejected', action: 'hide' })).status).toBe(400)
    expect((await opened(id)).reports.every(({ status }) => status === 'pending')).toBe(true)
  })

  it('are for staff only, and deleted as a whole', async () => {
    const { id } = await reportedTwice()
    expect((await rest('GET', '/cases', { as: 'member' })).status).toBe(403)
    expect((await rest('GET', pathOf(id), { as: 'member' })).status).toBe(403)
    expect((await decide(id, { decision: 'approved' }, 'member')).status).toBe(403)
    expect((await rest('DELETE', pathOf(id), { as: 'member' })).status).toBe(403)
    expect((await rest('DELETE', pathOf(id), { as: 'moderator' })).status).toBe(200)
    expect((await rest('GET', pathOf(id), { as: 'moderator' })).status).toBe(404)
  })
})
