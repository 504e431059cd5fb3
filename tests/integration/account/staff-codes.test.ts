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

/** In the middle of a time step, so that the current code does not change during a test. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 10_000 })
})
afterEach(() => vi.useRealTimers())

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const STEP = 30_000
describe('switching codes on', () => {
  it('requires the password and then a code of the new secret; until then sign-in does not change', async () => {
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

  it('does not replace codes that are on', async () => {
    const staff = await withCodes(await newStaff())
    expect((await call(staff, '', { password: staff.password })).status).toBe(409)
    expect((await enter(staff, codeOf(staff.secret))).status).toBe(200)
  })

  it('is refused to members and visitors', async () => {
    const { headers } = await signedInMember()
    expect((await rest('POST', '/me/codes', { headers, body: { password: 'x' } })).status).toBe(403)
    expect((await rest('POST', '/me/codes/check', { headers, body: { code: '123456' } })).status).toBe(403)
    expect((await rest('POST', '/me/codes', { body: { password: 'x' } })).status).toBe(401)
  })

  it('sends an email, as every later change does', async () => {
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

describe('sign-in with codes', () => {
  it('answers 401 without a code, marked for the form and without a session', async () => {
    const staff = await withCodes(await newStaff())
    const answer = await enter(staff)
    expect([answer.status, markOf(answer), answer.headers.get('set-cookie')]).toEqual([
      401,
      'codeNeeded',
      null,
    ])
  })

  it('reveals nothing about codes after a wrong password', async () => {
    const staff = await withCodes(await newStaff())
    const wrong = { email: staff.email, password: 'не-е-тази' }
    const answer = await rest('POST', '/users/login', { body: { ...wrong, code: codeOf(staff.secret) } })
    expect([answer.status, markOf(answer)]).toEqual([401, undefined])
  })

  it('accepts the previous, current and next code, and no older or newer one', async () => {
    const staff = await withCodes(await newStaff())
    later(10 * STEP)
    expect((await enter(staff, codeOf(staff.secret, -2))).status).toBe(400)
    expect((await enter(staff, codeOf(staff.secret, 2))).status).toBe(400)
    expect((await enter(staff, codeOf(staff.secret, -1))).status).toBe(200)
    expect((await enter(staff, codeOf(staff.secret).replace(/(...)/, '$1 '))).status).toBe(200)
    expect((await enter(staff, codeOf(staff.secret, 1))).status).toBe(200)
  })

  it('accepts a code once, also of twenty at the same moment', async () => {
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

  it('accepts a recovery code once, also of twenty at the same moment, and sends an email', async () => {
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

  it('refuses even the right code for ten minutes after five wrong ones', async () => {
    const staff = await withCodes(await newStaff())
    const wrong = Array.from({ length: 5 }, () => enter(staff, '000000'))
    expect((await Promise.all(wrong)).map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 429])
    const refused = await enter(staff, codeOf(staff.secret))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  })

  it('does not disturb an open session by tries of others', async () => {
    const staff = await withCodes(await newStaff())
    await Promise.all(Array.from({ length: 6 }, () => enter(staff, '000000')))
    expect((await call(staff, '/check', { code: codeOf(staff.secret) })).status).toBe(200)
  })
})

describe('switching codes off and renewing recovery codes', () => {
  it('requires a code; after switching off, the password is enough', async () => {
    const staff = await withCodes(await newStaff())
    expect((await call(staff, '/off', { code: '000000' })).status).toBe(400)
    expect((await call(staff, '/off', { code: staff.recoveryCodes[3] })).status).toBe(200)
    expect((await signIn(staff)).status).toBe(200)
  })

  it('replaces the old recovery codes', async () => {
    const staff = await withCodes(await newStaff())
    const { data } = await call(staff, '/recovery', { code: codeOf(staff.secret) })
    expect((await enter(staff, staff.recoveryCodes[0])).status).toBe(400)
    expect((await enter(staff, data.recoveryCodes[0])).status).toBe(200)
  })
})

describe('a code before what cannot be undone', () => {
  const nothing = 'where[id][equals]=00000000-0000-4000-8000-000000000000'
  const bulkDelete = ({ headers }: Staff) => rest('DELETE', `/post-comments?${nothing}`, { headers })
  const restoreVersion = ({ headers }: Staff) =>
    rest('POST', `/articles/versions/${crypto.randomUUID()}`, { headers })
  const exportContacts = ({ headers }: Staff) => rest('GET', '/contacts/export', { headers })
  const makeModerator = async ({ headers }: Staff) =>
    rest('PATCH', `/users/${(await signedInMember()).id}`, { headers, body: { role: 'moderator' } })
  const createAdmin = ({ headers, id }: Staff) => {
    const person = { email: `nov-${id}@example.org`, password: PASSWORD, fullName: 'Нова Колева' }
    return rest('POST', '/users', { headers, body: { ...person, role: 'admin' } })
  }

  it.each([
    ['a bulk deletion', 'moderator', bulkDelete, 200],
    // 404: no version has this id.
    ['restoring a version', 'moderator', restoreVersion, 404],
    ['an export of contacts', 'admin', exportContacts, 200],
    ['changing a role', 'admin', makeModerator, 200],
    ['a new staff account', 'admin', createAdmin, 201],
  ] as const)('is required for %s, with a marked 403 until then', async (_, role, act, done) => {
    const staff = await withCodes(await newStaff(role))
    await ageCodes(staff)
    const refused = await act(staff)
    expect([refused.status, markOf(refused)]).toEqual([403, 'codeRequired'])
    expect((await call(staff, '/check', { code: codeOf(staff.secret) })).status).toBe(200)
    expect((await act(staff)).status).toBe(done)
  })

  it('counts only for the session that gave it', async () => {
    const staff = await withCodes(await newStaff('admin'))
    const other = { ...staff, headers: await openSession(staff) }
    expect((await exportContacts(staff)).status).toBe(200)
    expect((await exportContacts(other)).status).toBe(403)
  })

  it('counts when it was given at sign-in', async () => {
    const staff = await withCodes(await newStaff('admin'))
    const cookie = (await enter(staff, codeOf(staff.secret))).headers.get('set-cookie')!.split(';')[0]!
    expect((await exportContacts({ ...staff, headers: { Cookie: cookie } })).status).toBe(200)
  })

  it('is asked for on the devices page after a link, which remembers where it led', async () => {
    const staff = await withCodes(await newStaff('admin'))
    await ageCodes(staff)
    const headers = { ...staff.headers, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' }
    const answer = await rest('GET', '/contacts/export', { headers })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/profile/devices?from=%2Fapi%2Fcontacts%2Fexport')
  })

  it('is not required for anything else', async () => {
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

  it('is not required of staff without codes', async () => {
    const staff = await newStaff('admin')
    expect((await exportContacts(staff)).status).toBe(200)
  })
})

describe('when the site requires codes of staff', () => {
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

  it('treats staff without codes as members until they switch them on', async () => {
    const staff = await newStaff()
    const { headers } = staff
    expect((await rest('GET', '/notices', { headers })).status).toBe(403)
    expect((await rest('DELETE', '/posts?where[id][exists]=true', { headers })).status).toBe(403)
    expect((await rest('GET', '/me', { headers })).data.user.role).toBe('user')
    await withCodes(staff)
    expect((await rest('GET', '/notices', { headers })).status).toBe(200)
    expect((await rest('GET', '/me', { headers })).data.user.role).toBe('moderator')
  })

  it('changes nothing for staff with codes, but makes them members once they switch them off', async () => {
    expect((await rest('GET', '/notices', { headers: admin.headers })).status).toBe(200)
    const staff = await withCodes(await newStaff())
    await call(staff, '/off', { code: codeOf(staff.secret) })
    expect((await rest('GET', '/notices', { headers: staff.headers })).status).toBe(403)
  })

  it('needs a fresh code to stop requiring them', async () => {
    await ageCodes(admin)
    const refused = await switchTo(admin, false)
    expect([refused.status, markOf(refused)]).toEqual([403, 'codeRequired'])
  })

  it('hides the setting from visitors and members', async () => {
    expect((await rest('GET', '/globals/site')).text).not.toContain('staffTotp')
    expect((await rest('GET', '/globals/site', { as: 'member' })).text).not.toContain('staffTotp')
  })
})

it('lets only an administrator with codes require them of staff', async () => {
  const body = { staffTotpRequired: true }
  const moderator = await withCodes(await newStaff())
  expect((await rest('POST', '/globals/site', { headers: moderator.headers, body })).status).toBe(403)
  const { headers } = await newStaff('admin')
  const refused = await rest('POST', '/globals/site', { headers, body })
  expect([refused.status, refused.data.errors[0].data.errors[0].path]).toEqual([400, 'staffTotpRequired'])
})

it('keeps the secrets out of every response and unreadable in the database', async () => {
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
