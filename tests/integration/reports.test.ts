import { describe, expect, it } from 'vitest'
import { reportedKinds, reportTypes, type ReportType } from '#domain/reports'
import { requestLimits } from '#domain/limits'
import { provideEnv } from '#env'
import { reportReasons } from '#texts/reports'
import { signedInMember } from '../support/members'
import { account, getTestPayload, rest } from '../support/rest'

type Member = Awaited<ReturnType<typeof signedInMember>>

async function newService(given: { isListed?: boolean } = {}) {
  const owner = await signedInMember()
  const body = {
    title: 'Ремонт на бани',
    description: 'Плочки и боядисване.',
    category: 'Строителство',
    provider: 'Майстор Иванов',
    contact: '+49 151 0000000',
    price: 'от 25 €/час',
  }
  const { data } = await rest('POST', '/services', { body, headers: owner.headers })
  const id: string = data.doc.id
  if (given.isListed ?? true)
    await rest('PATCH', `/services/${id}`, { as: 'moderator', body: { approval: 'approved' } })
  return { id, owner }
}

const inputOf = (itemId: string, given: object = {}) => ({
  itemType: 'service',
  itemId,
  reason: 'Измама',
  ...given,
})
const report = (itemId: string, { headers }: Member, given: object = {}) =>
  rest('POST', '/reports', { body: inputOf(itemId, given), headers })

async function reportedService() {
  const { id, owner } = await newService()
  const reporter = await signedInMember({ fullName: 'Рада Тайнова' })
  const { data } = await report(id, reporter)
  return { serviceId: id, owner, reporter, reportId: data.doc.id as string }
}

const decide = (id: string, body: object, as: 'moderator' | 'admin' | 'other' = 'moderator') =>
  rest('POST', `/reports/${id}/decide`, { as, body: body as Record<string, unknown> })
const noticesOf = async ({ headers }: Member) =>
  (await rest('GET', '/notifications?sort=-createdAt', { headers })).data.docs

describe('подаване', () => {
  it('посетител научава, че трябва да влезе', async () => {
    const { id } = await newService()
    const { status, data } = await rest('POST', '/reports', { body: inputOf(id) })
    expect(status).toBe(401)
    expect(data.errors[0].message).toBe('Трябва да влезете в профила си')
  })

  it('чака решение и помни какво е видял подалият', async () => {
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
    ['без причина', { reason: ' ' }, 'reason'],
    ['с причина от друг списък', { reason: 'Вече не практикува' }, 'reason'],
    ['с непознат вид', { itemType: 'planet' }, 'itemType'],
    ['с номер, който не е номер', { itemId: '1; drop table' }, 'itemId'],
    ['с прекалено дълъг текст', { additionalInfo: 'я'.repeat(1001) }, 'additionalInfo'],
  ])('%s се отказва', async (_, given, path) => {
    const { id } = await newService()
    const { status, data } = await report(id, await signedInMember(), given)
    expect(status).toBe(400)
    expect(data.errors[0].data.errors[0].path).toBe(path)
  })

  it('скрито от подалия не се издава, нито несъществуващо', async () => {
    const { id } = await newService({ isListed: false })
    const reporter = await signedInMember()
    for (const item of [id, crypto.randomUUID()]) {
      const { status, data } = await report(item, reporter)
      expect([status, data.errors[0].message]).toEqual([
        404,
        'Това, за което подавате сигнал, вече не съществува.',
      ])
    }
  })

  it('двеста еднакви наведнъж са един отворен сигнал', async () => {
    const { id } = await newService()
    const reporter = await signedInMember()
    const answers = await Promise.all(Array.from({ length: 200 }, () => report(id, reporter)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(199)
    expect(new Set(refused.map(({ status, data }) => `${status} ${data.errors[0].message}`))).toEqual(
      new Set(['409 Вече сте подали сигнал за това и го разглеждаме. Ще Ви известим за решението.']),
    )
  })

  it('след решение същият човек може да подаде отново, а други — винаги', async () => {
    const { serviceId, reporter, reportId } = await reportedService()
    expect((await report(serviceId, await signedInMember())).status).toBe(201)
    await decide(reportId, { decision: 'rejected' })
    expect((await report(serviceId, reporter)).status).toBe(201)
  })

  it('най-много 10 на час, броени за всеки член', async () => {
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

describe('кой какво вижда', () => {
  it('подалият само своите, без имейл и бележки; екипът всичко', async () => {
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

  it('подаденото не се променя: нито от подалия, нито думите му от екипа', async () => {
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

describe('решение', () => {
  it('само от екипа', async () => {
    const { reportId, reporter } = await reportedService()
    expect((await decide(reportId, { decision: 'approved' }, 'other')).status).toBe(403)
    const own = await rest('POST', `/reports/${reportId}/decide`, {
      body: { decision: 'approved' },
      headers: reporter.headers,
    })
    expect(own.status).toBe(403)
    expect(
      (await rest('POST', `/reports/${reportId}/decide`, { body: { decision: 'approved' } })).status,
    ).toBe(403)
  })

  it('само по себе си не пипа съдържанието; двамата научават, никой за другия', async () => {
    const { serviceId, owner, reporter, reportId } = await reportedService()
    const { status, data } = await decide(reportId, { decision: 'approved' })
    expect([status, data.message]).toEqual([200, 'Докладът беше одобрен'])
    const { id: moderator } = await account('moderator')
    expect(data.doc).toMatchObject({ status: 'approved', decidedBy: moderator })
    expect((await rest('GET', `/services/${serviceId}`)).status).toBe(200)
    expect((await noticesOf(reporter))[0]).toMatchObject({
      type: 'report_decided',
      title: 'Сигналът Ви е уважен',
      data: { collection: 'reports', id: reportId },
    })
    const [told] = await noticesOf(owner)
    expect(told).toMatchObject({ type: 'report_decided', title: 'Уважен сигнал' })
    expect(JSON.stringify(told)).not.toMatch(
      new RegExp(`${reporter.id}|${reportId}|${reporter.email}|Тайнова`),
    )
    expect((await rest('GET', `/reports/${reportId}`, { headers: reporter.headers })).data.status).toBe(
      'approved',
    )
  })

  it('отхвърленият сигнал е тайна за собственика', async () => {
    const { owner, reporter, reportId } = await reportedService()
    const before = (await noticesOf(owner)).length
    const { data } = await decide(reportId, { decision: 'rejected' })
    expect(data.message).toBe('Докладът беше отхвърлен')
    expect(await noticesOf(owner)).toHaveLength(before)
    expect((await noticesOf(reporter))[0].title).toBe('Сигналът Ви е отхвърлен')
  })

  it('двама едновременно: единият решава, другият научава с 409, известията са по едно', async () => {
    const { owner, reporter, reportId } = await reportedService()
    await account('admin')
    const before = (await noticesOf(owner)).length
    const answers = await Promise.all([
      decide(reportId, { decision: 'approved', action: 'hide' }),
      decide(reportId, { decision: 'rejected' }, 'admin'),
      decide(reportId, { decision: 'approved' }, 'admin'),
    ])
    const lost = answers.filter(({ status }) => status !== 200)
    expect(lost.map(({ status, data }) => [status, data.errors[0].message])).toEqual(
      Array(2).fill([
        409,
        'Друг модератор вече реши този сигнал. Презаредете страницата, за да видите решението.',
      ]),
    )
    expect(await noticesOf(reporter)).toHaveLength(1)
    expect((await noticesOf(owner)).length - before).toBeLessThanOrEqual(1)
  })

  it('и през панела решението е едно и остава', async () => {
    const { reportId, reporter } = await reportedService()
    const save = (body: Record<string, unknown>) =>
      rest('PATCH', `/reports/${reportId}`, { as: 'admin', body })
    expect((await save({ status: 'approved' })).status).toBe(200)
    expect(await noticesOf(reporter)).toHaveLength(1)
    for (const status of ['rejected', 'pending']) expect((await save({ status })).status).toBe(409)
    expect((await save({ status: 'approved', action: 'delete', note: 'друго' })).data.doc).toMatchObject({
      action: 'none',
      status: 'approved',
    })
  })

  it('скриването сваля услугата с причина, която собственикът чете', async () => {
    const { serviceId, owner, reportId } = await reportedService()
    await rest('PATCH', `/services/${serviceId}`, { body: { price: 'безплатно' }, headers: owner.headers })
    const note = 'Искате пари предварително.'
    expect((await decide(reportId, { decision: 'approved', action: 'hide', note })).status).toBe(200)
    expect((await rest('GET', `/services/${serviceId}`)).status).toBe(404)
    const { data } = await rest('GET', `/services/${serviceId}`, { headers: owner.headers })
    expect(data).toMatchObject({ approval: 'rejected', rejectionReason: note })
    const [told, before] = await noticesOf(owner)
    expect(told).toMatchObject({ type: 'report_decided', title: 'Скрито съдържание' })
    expect(told.message).toContain(note)
    expect(before.type).toBe('item_approved')
  })

  it('изтриването трие, снимката на съдържанието остава', async () => {
    const { serviceId, owner, reportId } = await reportedService()
    expect((await decide(reportId, { decision: 'approved', action: 'delete' })).status).toBe(200)
    expect((await rest('GET', `/services/${serviceId}`, { as: 'admin' })).status).toBe(404)
    expect((await noticesOf(owner))[0].message).toBe(
      'Изтрихме „Ремонт на бани“. Причина: Измама. Ако не сте съгласни, пишете на администратора.',
    )
    const { data } = await rest('GET', `/reports/${reportId}`, { as: 'admin' })
    expect(data.itemInfo.title).toBe('Ремонт на бани')
  })

  it('невъзможното се отказва изцяло и сигналът остава отворен', async () => {
    const { serviceId, reportId } = await reportedService()
    const rejected = await decide(reportId, { decision: 'rejected', action: 'hide' })
    expect([rejected.status, rejected.data.errors[0].data.errors[0].path]).toEqual([400, 'action'])
    expect((await decide(reportId, { decision: 'maybe' })).status).toBe(400)
    await rest('DELETE', `/services/${serviceId}`, { as: 'admin' })
    const gone = await decide(reportId, { decision: 'approved', action: 'hide' })
    expect([gone.status, gone.data.errors[0].message]).toEqual([
      409,
      'Докладваното вече не съществува. Решете сигнала с „Остава“.',
    ])
    expect((await rest('GET', `/reports/${reportId}`, { as: 'admin' })).data.status).toBe('pending')
    expect((await decide(reportId, { decision: 'approved' })).status).toBe(200)
    expect((await decide(crypto.randomUUID(), { decision: 'approved' })).status).toBe(404)
  })

  it('профил не се крие, а модератор не го трие', async () => {
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

  it('модератор не решава за своето, администратор — да', async () => {
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

describe('списъци', () => {
  it('причините са колкото иска спецификацията, всяка завършва с „Други“', () => {
    const counts = { contact: 5, small_ad: 6, service: 6, apartment: 6, social_post: 5, social_comment: 4 }
    for (const [type, count] of Object.entries(counts))
      expect([type, reportReasons(type as ReportType).length]).toEqual([type, count])
    for (const type of reportTypes) expect(reportReasons(type).at(-1)).toBe('Други')
    expect(reportReasons(null)).toEqual(['Други'])
  })

  it('снимката взима само полета, които колекцията има', async () => {
    const { collections } = await getTestPayload()
    for (const { collection, info } of Object.values(reportedKinds)) {
      const known = collections[collection as keyof typeof collections]
      if (!known) continue
      const names = known.config.flattenedFields.map(({ name }) => name)
      expect([collection, names]).toEqual([collection, expect.arrayContaining(Object.values(info))])
    }
  })
})
