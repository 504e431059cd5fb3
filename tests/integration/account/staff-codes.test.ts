import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from '@payloadcms/db-postgres'
import { emailsTo } from '#support/emails'
import { openSession, signIn, signedInMember } from '#support/members'
import { rest } from '#support/rest'
import {
  ageCodes,
  call,
  codeOf,
  enter,
  fieldOf,
  markOf,
  newStaff,
  PASSWORD,
  type Staff,
  statement,
  withCodes,
} from '#support/staff-codes'

/** In the middle of a step, so that „the code of now“ is the same one all through a test. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 10_000 })
})
afterEach(() => vi.useRealTimers())

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const STEP = 30_000
describe('включване', () => {
  it('иска паролата и после код от новия ключ; дотогава входът е както преди', async () => {
    const staff = await newStaff()
    const refused = await call(staff, '', { password: 'не-е-тази' })
    expect([refused.status, fieldOf(refused)]).toEqual([400, 'password'])
    const { data } = await call(staff, '', { password: staff.password })
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(data.address).toContain(`secret=${data.secret}`)
    expect((await signIn(staff)).status).toBe(200)
    expect(fieldOf(await call(staff, '/confirm', { code: '000000' }))).toBe('code')
    const { data: on } = await call(staff, '/confirm', { code: codeOf(data.secret) })
    expect(new Set(on.recoveryCodes).size).toBe(10)
    expect(on.recoveryCodes[0]).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect((await signIn(staff)).status).toBe(401)
  })

  it('включени кодове не се подменят', async () => {
    const staff = await withCodes(await newStaff())
    expect((await call(staff, '', { password: staff.password })).status).toBe(409)
    expect((await enter(staff, codeOf(staff.secret))).status).toBe(200)
  })

  it('не е за членове и за посетители', async () => {
    const { headers } = await signedInMember()
    expect((await rest('POST', '/me/codes', { headers, body: { password: 'x' } })).status).toBe(403)
    expect((await rest('POST', '/me/codes/check', { headers, body: { code: '123456' } })).status).toBe(403)
    expect((await rest('POST', '/me/codes', { body: { password: 'x' } })).status).toBe(401)
  })

  it('за всяка промяна идва писмо', async () => {
    const staff = await newStaff()
    const { data } = await call(staff, '', { password: staff.password })
    await call(staff, '/confirm', { code: codeOf(data.secret, -1) })
    await call(staff, '/recovery', { code: codeOf(data.secret) })
    await call(staff, '/off', { code: codeOf(data.secret, 1) })
    const letters = await emailsTo(staff.email)
    expect(letters).toHaveLength(3)
    for (const letter of letters) expect(letter).toContain('/profile/devices')
  })
})

describe('вход', () => {
  it('без код: 401 със знак за формата и без сесия', async () => {
    const staff = await withCodes(await newStaff())
    const answer = await enter(staff)
    expect([answer.status, markOf(answer), answer.headers.get('set-cookie')]).toEqual([
      401,
      'codeNeeded',
      null,
    ])
  })

  it('грешна парола не казва нищо за кодовете', async () => {
    const staff = await withCodes(await newStaff())
    const wrong = { email: staff.email, password: 'не-е-тази' }
    const answer = await rest('POST', '/users/login', { body: { ...wrong, code: codeOf(staff.secret) } })
    expect([answer.status, markOf(answer)]).toEqual([401, undefined])
  })

  it('код от миналата, тази и следващата половин минута влиза, по-стар и по-нов не', async () => {
    const staff = await withCodes(await newStaff())
    later(10 * STEP)
    expect((await enter(staff, codeOf(staff.secret, -2))).status).toBe(400)
    expect((await enter(staff, codeOf(staff.secret, 2))).status).toBe(400)
    expect((await enter(staff, codeOf(staff.secret, -1))).status).toBe(200)
    expect((await enter(staff, codeOf(staff.secret).replace(/(...)/, '$1 '))).status).toBe(200)
    expect((await enter(staff, codeOf(staff.secret, 1))).status).toBe(200)
  })

  it('един код влиза веднъж, и двайсет пъти наведнъж', async () => {
    const staff = await withCodes(await newStaff())
    const code = codeOf(staff.secret)
    const headers = await Promise.all(Array.from({ length: 20 }, () => openSession(staff)))
    const answers = await Promise.all(
      headers.map((one) => call({ ...staff, headers: one }, '/check', { code })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const again = await enter(staff, code)
    expect([again.status, fieldOf(again)]).toEqual([400, 'code'])
  })

  it('код за възстановяване влиза веднъж, и двайсет пъти наведнъж, и за това идва писмо', async () => {
    const staff = await withCodes(await newStaff())
    const [code, other] = staff.recoveryCodes as [string, string]
    const headers = await Promise.all(Array.from({ length: 20 }, () => openSession(staff)))
    const answers = await Promise.all(
      headers.map((one) => call({ ...staff, headers: one }, '/check', { code })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await enter(staff, other.toLowerCase().replace('-', ''))).status).toBe(200)
    expect((await enter(staff, other)).status).toBe(400)
    expect((await emailsTo(staff.email)).filter((letter) => letter.includes('вече не важи'))).toHaveLength(2)
  })

  it('след пет грешни кода и верният чака десет минути', async () => {
    const staff = await withCodes(await newStaff())
    const wrong = Array.from({ length: 5 }, () => enter(staff, '000000'))
    expect((await Promise.all(wrong)).map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 429])
    const refused = await enter(staff, codeOf(staff.secret))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  })

  it('чужди опити при входа не пречат на отворена сесия', async () => {
    const staff = await withCodes(await newStaff())
    await Promise.all(Array.from({ length: 6 }, () => enter(staff, '000000')))
    expect((await call(staff, '/check', { code: codeOf(staff.secret) })).status).toBe(200)
  })
})

describe('изключване и нови кодове за възстановяване', () => {
  it('искат код; после за вход стига паролата', async () => {
    const staff = await withCodes(await newStaff())
    expect((await call(staff, '/off', { code: '000000' })).status).toBe(400)
    expect((await call(staff, '/off', { code: staff.recoveryCodes[3] })).status).toBe(200)
    expect((await signIn(staff)).status).toBe(200)
  })

  it('новите кодове сменят старите', async () => {
    const staff = await withCodes(await newStaff())
    const { data } = await call(staff, '/recovery', { code: codeOf(staff.secret) })
    expect((await enter(staff, staff.recoveryCodes[0])).status).toBe(400)
    expect((await enter(staff, data.recoveryCodes[0])).status).toBe(200)
  })
})

describe('код преди необратимото', () => {
  const nothing = 'where[id][equals]=00000000-0000-4000-8000-000000000000'
  const bulkDelete = ({ headers }: Staff) => rest('DELETE', `/post-comments?${nothing}`, { headers })
  const restoreVersion = ({ headers }: Staff) =>
    rest('POST', `/articles/versions/${crypto.randomUUID()}`, { headers })
  const exportContacts = ({ headers }: Staff) => rest('GET', '/contacts/export', { headers })
  const makeModerator = async ({ headers }: Staff) =>
    rest('PATCH', `/users/${(await signedInMember()).id}`, { headers, body: { role: 'moderator' } })
  const createAdmin = ({ headers, id }: Staff) => {
    const person = { email: `nov-${id}@example.org`, password: PASSWORD, fullName: 'Нов Админ' }
    return rest('POST', '/users', { headers, body: { ...person, role: 'admin' } })
  }

  it.each([
    ['изтриване на много наведнъж', 'moderator', bulkDelete, 200],
    // Of that id there is none.
    ['връщане на версия', 'moderator', restoreVersion, 404],
    ['таблица с хора', 'moderator', exportContacts, 200],
    ['чужда роля', 'admin', makeModerator, 200],
    ['нов служител', 'admin', createAdmin, 201],
  ] as const)('%s: 403 със знак, след код става', async (_, role, act, done) => {
    const staff = await withCodes(await newStaff(role))
    await ageCodes(staff)
    const refused = await act(staff)
    expect([refused.status, markOf(refused)]).toEqual([403, 'codeRequired'])
    expect((await call(staff, '/check', { code: codeOf(staff.secret) })).status).toBe(200)
    expect((await act(staff)).status).toBe(done)
  })

  it('кодът важи само за сесията, която го е показала', async () => {
    const staff = await withCodes(await newStaff())
    const other = { ...staff, headers: await openSession(staff) }
    expect((await exportContacts(staff)).status).toBe(200)
    expect((await exportContacts(other)).status).toBe(403)
  })

  it('кодът, показан при входа, се брои', async () => {
    const staff = await withCodes(await newStaff())
    const cookie = (await enter(staff, codeOf(staff.secret))).headers.get('set-cookie')!.split(';')[0]!
    expect((await exportContacts({ ...staff, headers: { Cookie: cookie } })).status).toBe(200)
  })

  it('след връзка човекът отива там, където се дава код, и знае откъде е дошъл', async () => {
    const staff = await withCodes(await newStaff())
    await ageCodes(staff)
    const headers = { ...staff.headers, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' }
    const answer = await rest('GET', '/contacts/export', { headers })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/profile/devices?from=%2Fapi%2Fcontacts%2Fexport')
  })

  it('всичко останало е без код', async () => {
    const staff = await withCodes(await newStaff('admin'))
    await ageCodes(staff)
    const { id } = await signedInMember()
    const { headers } = staff
    expect(
      (await rest('PATCH', `/users/${id}`, { headers, body: { city: 'Кьолн', role: 'user' } })).status,
    ).toBe(200)
    expect((await rest('DELETE', `/users/${id}`, { headers })).status).toBe(200)
    expect((await rest('GET', '/users?limit=1', { headers })).status).toBe(200)
  })

  it('който няма кодове, работи както досега', async () => {
    const staff = await newStaff()
    expect((await exportContacts(staff)).status).toBe(200)
  })
})

describe('когато сайтът иска кодове от екипа', () => {
  const switchTo = (staff: Staff, staffTotpRequired: boolean) =>
    rest('POST', '/globals/site', { headers: staff.headers, body: { staffTotpRequired } })
  let admin: Awaited<ReturnType<typeof withCodes>>
  beforeEach(async () => {
    admin = await withCodes(await newStaff('admin'))
    expect((await switchTo(admin, true)).status).toBe(200)
  })
  afterEach(async () => {
    await ageCodes(admin, '0 seconds')
    expect((await switchTo(admin, false)).status).toBe(200)
  })

  it('служител без кодове е обикновен член и може само да си ги включи', async () => {
    const staff = await newStaff()
    const { headers } = staff
    expect((await rest('GET', '/notices', { headers })).status).toBe(403)
    expect((await rest('DELETE', '/posts?where[id][exists]=true', { headers })).status).toBe(403)
    expect((await rest('GET', '/me', { headers })).data.user.role).toBe('user')
    await withCodes(staff)
    expect((await rest('GET', '/notices', { headers })).status).toBe(200)
    expect((await rest('GET', '/me', { headers })).data.user.role).toBe('moderator')
  })

  it('служител с кодове работи както досега, и който ги изключи, става член', async () => {
    expect((await rest('GET', '/notices', { headers: admin.headers })).status).toBe(200)
    const staff = await withCodes(await newStaff())
    await call(staff, '/off', { code: codeOf(staff.secret) })
    expect((await rest('GET', '/notices', { headers: staff.headers })).status).toBe(403)
  })

  it('без нов код не се изключва', async () => {
    await ageCodes(admin)
    const refused = await switchTo(admin, false)
    expect([refused.status, markOf(refused)]).toEqual([403, 'codeRequired'])
  })

  it('посетителите не знаят за него', async () => {
    expect((await rest('GET', '/globals/site')).text).not.toContain('staffTotp')
    expect((await rest('GET', '/globals/site', { as: 'member' })).text).not.toContain('staffTotp')
  })
})

it('кодове от екипа иска само администратор със свои', async () => {
  const body = { staffTotpRequired: true }
  const moderator = await withCodes(await newStaff())
  expect((await rest('POST', '/globals/site', { headers: moderator.headers, body })).status).toBe(403)
  const { headers } = await newStaff('admin')
  const refused = await rest('POST', '/globals/site', { headers, body })
  expect([refused.status, refused.data.errors[0].data.errors[0].path]).toEqual([400, 'staffTotpRequired'])
})

it('тайните не стоят в никой отговор и в базата не се четат', async () => {
  const staff = await withCodes(await newStaff('admin'))
  const [row] = await statement(sql`select * from staff_codes where account_id = ${staff.id}`)
  expect(JSON.stringify(row)).not.toContain(staff.secret)
  for (const code of staff.recoveryCodes) expect(JSON.stringify(row)).not.toContain(code)
  const answers = await Promise.all(
    [
      '/staff-codes',
      `/staff-codes/${row!.id}`,
      `/users/${staff.id}?depth=2`,
      '/me',
      '/users/me',
      '/me/export',
      '/access',
    ].map((path) => rest('GET', path, { headers: staff.headers })),
  )
  expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([404, 404])
  for (const { text } of answers) {
    expect(text).not.toContain(staff.secret)
    expect(text).not.toContain(String(row!.sealed_secret))
    expect(text).not.toContain((row!.recovery_hashes as string[])[0])
    expect(text).not.toMatch(/codeAt|code_at/)
  }
})
