import { expect, it } from 'vitest'
import { requestLimits } from '#domain/request-limits'
import { provideEnv } from '#env'
import { emailsTo } from '#support/emails'
import { rest } from '#support/rest'

const input = (given: object = {}) => ({
  url: 'https://example.org/small-ads/izmama',
  reason: 'Обявата предлага фалшиви документи.',
  name: 'Диана Колева',
  email: 'diana@example.org',
  goodFaith: true,
  ...given,
})
const send = (given: object = {}) => rest('POST', '/notices', { body: input(given) })

it('anyone can send one and gets a case number and an email without its content', async () => {
  const { status, data } = await send({ email: 'lili@example.org', status: 'approved', caseNumber: '1' })
  expect(status).toBe(201)
  expect(data.doc.caseNumber).toMatch(/^\d{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect(data.doc.status).toBe('pending')
  expect(data.doc).not.toHaveProperty('note')
  const letters = await emailsTo('lili@example.org')
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain(data.doc.caseNumber)
  expect(letters[0]).not.toMatch(/example\.org\/small-ads|фалшиви|Диана/)
})

it.each([
  ['url', 'няма такъв', 'Въведете пълния адрес на страницата, например https://…'],
  ['url', 'javascript:alert(1)', 'Въведете пълния адрес на страницата, например https://…'],
  ['reason', ' ', 'Попълнете това поле.'],
  ['name', '', 'Попълнете това поле.'],
  ['email', 'не е имейл', 'Проверете имейла: трябва да изглежда като ime@example.com.'],
  ['goodFaith', false, 'Потвърдете, че сведенията са верни и пълни.'],
  ['goodFaith', undefined, 'Потвърдете, че сведенията са верни и пълни.'],
])('names the field for a wrong %s (%s)', async (path, value, message) => {
  const { status, data } = await send({ [path]: value })
  expect(status).toBe(400)
  expect(data.errors[0].data.errors).toEqual([{ path, message }])
})

it('only staff can read them', async () => {
  const { data } = await send()
  const address = `/notices/${data.doc.id}`
  for (const [as, refusal] of [
    ['visitor', 401],
    ['member', 403],
  ] as const) {
    expect((await rest('GET', address, { as })).status).toBe(403)
    expect((await rest('GET', '/notices', { as })).status).toBe(403)
    expect((await rest('PATCH', address, { as, body: { status: 'approved' } })).status).toBe(refusal)
    expect((await rest('POST', `${address}/decide`, { as, body: { decision: 'approved' } })).status).toBe(
      refusal,
    )
  }
  expect((await rest('GET', address, { as: 'moderator' })).data.email).toBe('diana@example.org')
})

it('is decided once, with reasons by email, and its text cannot be changed', async () => {
  const { data } = await send({ email: 'petar@example.org' })
  const address = `/notices/${data.doc.id}`
  const decide = (decision: string) =>
    rest('POST', `${address}/decide`, { as: 'moderator', body: { decision, note: 'Обявата е свалена.' } })
  await rest('PATCH', address, { as: 'moderator', body: { reason: 'друго', email: 'x@example.org' } })
  const answers = [await decide('approved'), await decide('rejected')]
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
  // The receipt and the decision may be sent at the same moment.
  const letters = await emailsTo('petar@example.org')
  const [decided, ...more] = letters.filter((letter) => letter.includes('Уважихме'))
  expect(letters).toHaveLength(2)
  expect(decided).toContain('Обявата е свалена.')
  expect(decided).toContain('Уважихме Вашия сигнал')
  expect(more).toEqual([])
  const { reason, status } = (await rest('GET', address, { as: 'admin' })).data
  expect([reason, status]).toEqual([input().reason, 'approved'])
})

it('of concurrent decisions one wins, the others get 409, and one decision email is sent', async () => {
  const { data } = await send({ email: 'rada@example.org' })
  const address = `/notices/${data.doc.id}`
  const answers = await Promise.all([
    rest('POST', `${address}/decide`, { as: 'moderator', body: { decision: 'rejected' } }),
    rest('POST', `${address}/decide`, { as: 'admin', body: { decision: 'rejected' } }),
    // Not what the others decide: to save again what is decided is no second decision.
    rest('PATCH', address, { as: 'admin', body: { status: 'approved' } }),
  ])
  const lost = answers.filter(({ status }) => status !== 200)
  expect(lost.map(({ status, data: told }) => [status, told.errors[0].message])).toEqual(
    Array(2).fill([
      409,
      'Друг модератор вече реши този случай. Презаредете страницата, за да видите решението.',
    ]),
  )
  expect(await emailsTo('rada@example.org')).toHaveLength(2)
})

it('allows five in an hour from one address, also for members', async () => {
  provideEnv({ REQUEST_LIMITS: 'on' })
  try {
    const statuses = []
    for (let count = 0; count < requestLimits.legalNotice.points; count += 1)
      statuses.push((await send()).status)
    expect(statuses).toEqual(Array(5).fill(201))
    const refused = await rest('POST', '/notices', { as: 'member', body: input() })
    expect([refused.status, refused.data.errors[0].message]).toEqual([
      429,
      'Твърде много опити. Опитайте отново след 60 минути.',
    ])
  } finally {
    provideEnv({ REQUEST_LIMITS: 'off' })
  }
})
