import { describe, expect, it } from 'vitest'
import { reportedKinds } from '#domain/moderation/reports'
import { signedInMember } from '#support/members'
import { decide, notificationsOf, report, reportedService } from '#support/reported-services'
import { account, getTestPayload, rest } from '#support/rest'

describe('decision on a report', () => {
  it('is made by staff only', async () => {
    const { reportId, reporter } = await reportedService()
    expect((await decide(reportId, { decision: 'approved' }, 'other')).status).toBe(403)
    const own = await rest('POST', `/reports/${reportId}/decide`, {
      body: { decision: 'approved' },
      headers: reporter.headers,
    })
    expect(own.status).toBe(403)
    expect(
      (await rest('POST', `/reports/${reportId}/decide`, { body: { decision: 'approved' } })).status,
    ).toBe(401)
  })

  it('alone leaves the content unchanged, and notifies both sides without naming the reporter', async () => {
    const { serviceId, owner, reporter, reportId } = await reportedService()
    const { status, data } = await decide(reportId, { decision: 'approved' })
    expect([status, data.message]).toEqual([200, 'Докладът беше одобрен'])
    const { id: moderator } = await account('moderator')
    expect(data.doc).toMatchObject({ status: 'approved', decidedBy: moderator })
    expect((await rest('GET', `/services/${serviceId}`)).status).toBe(200)
    expect((await notificationsOf(reporter))[0]).toMatchObject({
      type: 'report_decided',
      title: 'Докладът Ви е уважен',
      data: { collection: 'reports', id: reportId },
    })
    const [told] = await notificationsOf(owner)
    expect(told).toMatchObject({ type: 'report_decided', title: 'Уважен доклад' })
    expect(JSON.stringify(told)).not.toMatch(
      new RegExp(`${reporter.id}|${reportId}|${reporter.email}|Тайнова`),
    )
    expect((await rest('GET', `/reports/${reportId}`, { headers: reporter.headers })).data.status).toBe(
      'approved',
    )
  })

  it('a rejection is not disclosed to the owner', async () => {
    const { owner, reporter, reportId } = await reportedService()
    const before = (await notificationsOf(owner)).length
    const { data } = await decide(reportId, { decision: 'rejected' })
    expect(data.message).toBe('Докладът беше отхвърлен')
    expect(await notificationsOf(owner)).toHaveLength(before)
    expect((await notificationsOf(reporter))[0].title).toBe('Докладът Ви е отхвърлен')
  })

  it('of concurrent decisions one wins, the others get 409, and each side is notified once', async () => {
    const { owner, reporter, reportId } = await reportedService()
    await account('admin')
    const before = (await notificationsOf(owner)).length
    const answers = await Promise.all([
      decide(reportId, { decision: 'approved', action: 'hide' }),
      decide(reportId, { decision: 'rejected' }, 'admin'),
      decide(reportId, { decision: 'approved' }, 'admin'),
    ])
    const lost = answers.filter(({ status }) => status !== 200)
    expect(lost.map(({ status, data }) => [status, data.errors[0].message])).toEqual(
      Array(2).fill([
        409,
        'Друг модератор вече реши този случай. Презаредете страницата, за да видите решението.',
      ]),
    )
    expect(await notificationsOf(reporter)).toHaveLength(1)
    expect((await notificationsOf(owner)).length - before).toBeLessThanOrEqual(1)
  })

  it('is final in the panel too', async () => {
    const { reportId, reporter } = await reportedService()
    const save = (body: Record<string, unknown>) =>
      rest('PATCH', `/reports/${reportId}`, { as: 'admin', body })
    await account('admin')
    const both = await Promise.all([save({ status: 'approved' }), save({ status: 'approved', note: 'и аз' })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await notificationsOf(reporter)).toHaveLength(1)
    for (const status of ['rejected', 'pending']) expect((await save({ status })).status).toBe(409)
    expect((await save({ status: 'approved', action: 'delete', note: 'друго' })).data.doc).toMatchObject({
      action: 'none',
      status: 'approved',
    })
  })

  it('hiding takes the service out of public with a reason for its owner', async () => {
    const { serviceId, owner, reportId } = await reportedService()
    await rest('PATCH', `/services/${serviceId}`, { body: { price: 'безплатно' }, headers: owner.headers })
    const note = 'Искате пари предварително.'
    expect((await decide(reportId, { decision: 'approved', action: 'hide', note })).status).toBe(200)
    expect((await rest('GET', `/services/${serviceId}`)).status).toBe(404)
    const { data } = await rest('GET', `/services/${serviceId}`, { headers: owner.headers })
    expect(data).toMatchObject({ approval: 'rejected', rejectionReason: note })
    const [told, before] = await notificationsOf(owner)
    expect(told).toMatchObject({ type: 'report_decided', title: 'Скрито съдържание' })
    expect(told.message).toContain(note)
    expect(before.type).toBe('item_approved')
  })

  it('deleting removes the content and keeps the copy in the report', async () => {
    const { serviceId, owner, reportId } = await reportedService()
    expect((await decide(reportId, { decision: 'approved', action: 'delete' })).status).toBe(200)
    expect((await rest('GET', `/services/${serviceId}`, { as: 'admin' })).status).toBe(404)
    expect((await notificationsOf(owner))[0].message).toBe(
      'Изтрихме „Ремонт на бани“. Причина: Измама. Вижте мотивите и как се обжалва.',
    )
    const { data } = await rest('GET', `/reports/${reportId}`, { as: 'admin' })
    expect(data.itemInfo.title).toBe('Ремонт на бани')
  })

  it('refuses an impossible action and leaves the report pending', async () => {
    const { serviceId, reportId } = await reportedService()
    const rejected = await decide(reportId, { decision: 'rejected', action: 'hide' })
    expect([rejected.status, rejected.data.errors[0].data.errors[0].path]).toEqual([400, 'action'])
    expect((await decide(reportId, { decision: 'maybe' })).status).toBe(400)
    await rest('DELETE', `/services/${serviceId}`, { as: 'admin' })
    const gone = await decide(reportId, { decision: 'approved', action: 'hide' })
    expect([gone.status, gone.data.errors[0].message]).toEqual([
      409,
      'Докладваното вече не съществува. Решете доклада с „Остава“.',
    ])
    expect((await rest('GET', `/reports/${reportId}`, { as: 'admin' })).data.status).toBe('pending')
    expect((await decide(reportId, { decision: 'approved' })).status).toBe(200)
    expect((await decide(crypto.randomUUID(), { decision: 'approved' })).status).toBe(404)
  })

  it('a profile cannot be hidden, and a moderator cannot delete it', async () => {
    const person = await signedInMember()
    const { data } = await report(person.id, await signedInMember(), {
      itemType: 'profile',
      reason: 'Фалшив профил',
    })
    expect(data.doc.itemInfo).toMatchObject({ name: 'Калоян Вълчев', city: 'Дортмунд' })
    const hidden = await decide(data.doc.id, { decision: 'approved', action: 'hide' })
    expect(hidden.data.errors[0].data.errors).toEqual([
      { path: 'action', message: 'Това не може да се скрие, само да остане или да се изтрие.' },
    ])
    expect((await decide(data.doc.id, { decision: 'approved', action: 'delete' })).status).toBe(403)
    expect((await decide(data.doc.id, { decision: 'approved', action: 'delete' }, 'admin')).status).toBe(200)
    expect((await rest('GET', `/users/${person.id}`)).status).toBe(404)
  })

  it('a moderator cannot decide on their own content, another person can', async () => {
    const moderator = await signedInMember({ role: 'moderator' })
    const body = {
      title: 'Превод',
      description: 'Бърз.',
      category: 'Преводи',
      provider: 'М.',
      contact: '1',
      price: '1',
    }
    const { data } = await rest('POST', '/services', { body, headers: moderator.headers })
    await rest('PATCH', `/services/${data.doc.id}`, { as: 'admin', body: { approval: 'approved' } })
    const sent = await report(data.doc.id, await signedInMember())
    const own = await rest('POST', `/reports/${sent.data.doc.id}/decide`, {
      body: { decision: 'approved', action: 'delete' },
      headers: moderator.headers,
    })
    expect(own.status).toBe(403)
    expect((await decide(sent.data.doc.id, { decision: 'approved', action: 'hide' }, 'admin')).status).toBe(
      200,
    )
  })
})

it('everything that can be reported can be hidden, except a profile', async () => {
  const { collections } = await getTestPayload()
  for (const { collection } of Object.values(reportedKinds)) {
    const known = collections[collection as keyof typeof collections]
    if (!known || collection === 'users') continue
    const names = known.config.flattenedFields.map(({ name }) => name)
    const canBeHidden = names.includes('approval') || names.includes('hidden')
    expect([collection, canBeHidden]).toEqual([collection, true])
  }
})
