import { describe, expect, it } from 'vitest'
import { resetCodes } from '#database/statements/account/reset-codes'
import { deviceOf, isKnown } from '#support/devices'
import { emailsTo } from '#support/emails'
import { signIn } from '#support/members'
import { getTestPayload, rest } from '#support/rest'
import { ageCodes, call, codeOf, enter, markOf, newStaff, type Staff, withCodes } from '#support/staff-codes'

it('removes one-time codes and signs out all devices by the command on the server', async () => {
  const payload = await getTestPayload()
  const staff = await withCodes(await newStaff('admin'))
  expect(await resetCodes(payload, 'nikoy@example.org')).toBe(false)
  expect(await resetCodes(payload, staff.email.toUpperCase())).toBe(true)
  expect((await rest('GET', '/me', { headers: staff.headers })).data).toEqual({ user: null })
  expect((await signIn(staff)).status).toBe(200)
  expect(await emailsTo(staff.email)).toHaveLength(1)
})

describe('removing the codes of a colleague', () => {
  const take = ({ headers }: Pick<Staff, 'headers'>, { id }: { id: string }) =>
    rest('POST', `/users/${id}/codes/reset`, { headers, body: {} })

  it('requires an own code; signs the colleague out, sends an email and leaves the password alone as sign-in', async () => {
    const admin = await withCodes(await newStaff('admin'))
    const colleague = await withCodes(await newStaff())
    const lostPhone = await deviceOf(colleague.email)
    await ageCodes(admin)
    const refused = await take(admin, colleague)
    expect([refused.status, markOf(refused)]).toEqual([403, 'codeRequired'])
    expect((await call(admin, '/check', { code: codeOf(admin.secret) })).status).toBe(200)
    expect((await take(admin, colleague)).status).toBe(200)
    expect((await rest('GET', '/me', { headers: colleague.headers })).data).toEqual({ user: null })
    expect((await signIn(colleague)).status).toBe(200)
    expect(await isKnown(colleague.email, lostPhone)).toBe(false)
    expect((await emailsTo(colleague.email))[0]).toContain('Администратор премахна')
    expect((await take(admin, colleague)).status).toBe(409)
  })

  it('is not possible for own codes', async () => {
    const admin = await withCodes(await newStaff('admin'))
    expect((await take(admin, admin)).status).toBe(409)
    expect((await enter(admin)).status).toBe(401)
  })

  it('is refused to an administrator without codes', async () => {
    const colleague = await withCodes(await newStaff())
    expect((await take(await newStaff('admin'), colleague)).status).toBe(409)
    expect((await enter(colleague)).status).toBe(401)
  })

  it('is refused to a moderator, even with a code', async () => {
    const colleague = await withCodes(await newStaff())
    expect((await take(await withCodes(await newStaff()), colleague)).status).toBe(403)
    expect((await enter(colleague)).status).toBe(401)
  })
})
