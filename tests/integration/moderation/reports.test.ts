import { describe, expect, it } from 'vitest'
import { reportedKinds, reportTypes, type ReportType } from '#domain/moderation/reports'
import { requestLimits } from '#domain/request-limits'
import { provideEnv } from '#env'
import { reportReasons } from '#domain/moderation/report-values'
import { signedInMember } from '#support/members'
import { decide, inputOf, newService, report, reportedService } from '#support/reported-services'
import { getTestPayload, rest } from '#support/rest'

describe('sending a report', () => {
  it('asks a visitor to sign in', async () => {
    const { id } = await newService()
    const { status, data } = await rest('POST', '/reports', { body: inputOf(id) })
    expect(status).toBe(401)
    expect(data.errors[0].message).toBe('Трябва да влезете в профила си')
  })

  it('is pending and stores what the reporter saw', async () => {
    const { id } = await newService()
    const reporter = await signedInMember()
    const extra = {
      additionalInfo: '  Пише, че е безплатно.  ',
      status: 'approved',
      itemInfo: { title: 'Друго' },
      owner: crypto.randomUUID(),
      action: 'delete',
    }
    const { status, data } = await report(id, reporter, extra)
    expect(status).toBe(201)
    expect(data.doc).toMatchObject({
      status: 'pending',
      owner: reporter.id,
      additionalInfo: 'Пише, че е безплатно.',
      itemInfo: {
        name: 'Майстор Иванов',
        title: 'Ремонт на бани',
        content: 'Плочки и боядисване.',
        category: 'Строителство',
        city: 'Дортмунд',
      },
    })
    expect((await rest('GET', `/services/${id}`)).status).toBe(200)
  })

  it.each([
    ['without a reason', { reason: ' ' }, 'reason'],
    ['with a reason from another list', { reason: 'Вече не практикува' }, 'reason'],
    ['with an unknown kind', { itemType: 'planet' }, 'itemType'],
    ['with an invalid id', { itemId: '1; drop table' }, 'itemId'],
    ['with a text that is too long', { additionalInfo: 'я'.repeat(1001) }, 'additionalInfo'],
  ])('is refused %s', async (_, given, path) => {
    const { id } = await newService()
    const { status, data } = await report(id, await signedInMember(), given)
    expect(status).toBe(400)
    expect(data.errors[0].data.errors[0].path).toBe(path)
  })

  it('does not disclose whether an invisible item exists', async () => {
    const { id } = await newService({ isListed: false })
    const reporter = await signedInMember()
    for (const item of [id, crypto.randomUUID()]) {
      const { status, data } = await report(item, reporter)
      expect([status, data.errors[0].message]).toEqual([
        404,
        'Това, за което подавате доклад, вече не съществува.',
      ])
    }
  })

  it('opens one report out of 200 identical requests', async () => {
    const { id } = await newService()
    const reporter = await signedInMember()
    const answers = await Promise.all(Array.from({ length: 200 }, () => report(id, reporter)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(199)
    expect(new Set(refused.map(({ status, data }) => `${status} ${data.errors[0].message}`))).toEqual(
      new Set(['409 Вече сте подали доклад за това и го разглеждаме. Ще Ви известим за решението.']),
    )
  })

  it('is known to the reporter as long as it waits', async () => {
    const { serviceId, reporter, reportId } = await reportedService()
    const reportedBy = async (headers: Record<string, string>) =>
      (await rest('GET', '/me', { headers })).data.reported
    expect(await reportedBy(reporter.headers)).toEqual([serviceId])
    expect(await reportedBy((await signedInMember()).headers)).toEqual([])
    await decide(reportId, { decision: 'rejected' })
    expect(await reportedBy(reporter.headers)).toEqual([])
  })

  it('is possible again after a decision, and for other members at any time', async () => {
    const { serviceId, reporter, reportId } = await reportedService()
    expect((await report(serviceId, await signedInMember())).status).toBe(201)
    await decide(reportId, { decision: 'rejected' })
    expect((await report(serviceId, reporter)).status).toBe(201)
  })

  it('is limited to 10 in an hour for each member', async () => {
    const reporter = await signedInMember()
    const services = []
    for (let count = 0; count <= requestLimits.report.points; count += 1) services.push(await newService())
    provideEnv({ REQUEST_LIMITS: 'on' })
    try {
      const statuses = []
      for (const { id } of services) statuses.push((await report(id, reporter)).status)
      expect(statuses).toEqual([...Array(10).fill(201), 429])
      expect((await report(services[0]!.id, await signedInMember())).status).toBe(201)
    } finally {
      provideEnv({ REQUEST_LIMITS: 'off' })
    }
  })
})

describe('who sees what', () => {
  it('a reporter sees own reports without email and notes, staff sees all', async () => {
    const { reporter, reportId, owner } = await reportedService()
    const own = await rest('GET', '/reports?sort=-createdAt', { headers: reporter.headers })
    expect(own.data.docs.map(({ id }: { id: string }) => id)).toEqual([reportId])
    for (const field of ['reporterEmail', 'note', 'decidedBy', 'decidedAt', 'action'])
      expect(own.data.docs[0]).not.toHaveProperty(field)
    for (const { headers } of [owner, await signedInMember()]) {
      expect((await rest('GET', `/reports/${reportId}`, { headers })).status).toBe(404)
      expect((await rest('GET', '/reports', { headers })).data.totalDocs).toBe(0)
    }
    expect((await rest('GET', '/reports')).status).toBe(401)
    const seen = await rest('GET', `/reports/${reportId}`, { as: 'moderator' })
    expect(seen.data).toMatchObject({ reporterEmail: reporter.email, owner: reporter.id })
  })

  it('a sent report cannot be changed by its reporter, nor its text by staff', async () => {
    const { reporter, reportId } = await reportedService()
    const change = { body: { reason: 'Спам', status: 'rejected' } }
    expect(
      (await rest('PATCH', `/reports/${reportId}`, { ...change, headers: reporter.headers })).status,
    ).toBe(403)
    expect((await rest('DELETE', `/reports/${reportId}`, { headers: reporter.headers })).status).toBe(403)
    await rest('PATCH', `/reports/${reportId}`, {
      as: 'moderator',
      body: { reason: 'Спам', itemInfo: { title: 'х' } },
    })
    const { data } = await rest('GET', `/reports/${reportId}`, { as: 'moderator' })
    expect(data).toMatchObject({ reason: 'Измама', itemInfo: { title: 'Ремонт на бани' }, status: 'pending' })
  })
})

describe('lists', () => {
  it('have the expected number of reasons, each ending with the one for anything else', () => {
    const counts = { contact: 5, small_ad: 6, service: 6, apartment: 6, social_post: 5, social_comment: 4 }
    for (const [type, count] of Object.entries(counts))
      expect([type, reportReasons(type as ReportType).length]).toEqual([type, count])
    for (const type of reportTypes) expect(reportReasons(type).at(-1)).toBe('Други')
    expect(reportReasons(null)).toEqual(['Други'])
  })

  it('the copy in a report uses only fields that the collection has', async () => {
    const { collections } = await getTestPayload()
    for (const { collection, info } of Object.values(reportedKinds)) {
      const known = collections[collection as keyof typeof collections]
      if (!known) continue
      const names = known.config.flattenedFields.map(({ name }) => name)
      expect([collection, names]).toEqual([collection, expect.arrayContaining(Object.values(info))])
    }
  })
})
