import { describe, expect, it } from 'vitest'
import { openSession, signedInMember } from '#support/members'
import { rest } from '#support/rest'
import {
  ageCodes,
  call,
  codeOf,
  codesOfOneStep,
  enter,
  markOf,
  newStaff,
  PASSWORD,
  type Staff,
  withCodes,
} from '#support/staff-codes'

codesOfOneStep()

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
