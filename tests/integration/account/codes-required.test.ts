import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rest } from '#support/rest'
import {
  ageCodes,
  call,
  codeOf,
  codesOfOneStep,
  markOf,
  newStaff,
  type Staff,
  withCodes,
} from '#support/staff-codes'

codesOfOneStep()

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
