import { describe, expect, it, vi } from 'vitest'
import { sql } from '@payloadcms/db-postgres'
import { emailsTo } from '#support/emails'
import { openSession, signIn, signedInMember } from '#support/members'
import { rest } from '#support/rest'
import {
  call,
  codeOf,
  codesOfOneStep,
  enter,
  fieldOf,
  markOf,
  newStaff,
  statement,
  withCodes,
} from '#support/staff-codes'

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const STEP = 30_000

codesOfOneStep()

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
