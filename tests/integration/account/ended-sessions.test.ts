import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { LiveMessage } from '#changes/rooms'
import { join, liveSite } from '#support/changes/live-site'
import { emailsTo, tokenIn } from '#support/emails'
import { newMember, openSession } from '#support/members'
import { account, getTestPayload, rest } from '#support/rest'
import { call, newStaff, type Staff, withCodes } from '#support/staff-codes'

type Site = Awaited<ReturnType<typeof liveSite>>
type Session = { Cookie: string }
type Member = Awaited<ReturnType<typeof newMember>>

/** Two processes: neither knows the sockets of the other, both receive the changes. */
let sites: Site[]
let bystander: Socket

beforeAll(async () => {
  await account('admin')
  sites = await Promise.all([liveSite(), liveSite()])
  const member = await newMember()
  bystander = await listening({ site: sites[0]!, member, session: await openSession(member) })
})
afterAll(() => Promise.all(sites.map((site) => site.stop())))

const gone = (socket: Socket) =>
  new Promise<string>((resolve) => socket.once('disconnect', (reason) => resolve(reason)))

const backAgain = (socket: Socket) => new Promise<void>((resolve) => socket.once('connect', () => resolve()))

/** Joins the member's own room, so that the server knows the session of the socket. */
async function listening({ site, member, session }: { site: Site; member: Member; session: Session }) {
  const socket = await site.connect(session.Cookie)
  expect((await join(socket, { room: `user:${member.id}` })).ok).toBe(true)
  return socket
}

async function everywhere(member: Member, session: Session) {
  const byCookie = await Promise.all(sites.map((site) => listening({ site, member, session })))
  const { data } = await rest('POST', '/tokens', { headers: session })
  const byToken = (await Promise.all(
    sites.map((site) => site.connectWith({ token: data.token })),
  )) as Socket[]
  return [...byCookie, ...byToken]
}

type Ending = { member: Member; here: Session; there: Session; thereId: string }

const endings: [string, (given: Ending) => Promise<unknown>][] = [
  ['a sign-out', ({ there }) => rest('POST', '/users/logout', { headers: there })],
  ['a sign-out everywhere', ({ here }) => rest('POST', '/users/logout?allSessions=true', { headers: here })],
  ['ending one session in the list', ({ here, thereId }) => rest('DELETE', `/me/sessions/${thereId}`, { headers: here })],
  ['ending all other sessions', ({ here }) => rest('DELETE', '/me/sessions', { headers: here })],
  ['a changed password', ({ member, here }) => rest('POST', '/me/password', {
    headers: here, body: { currentPassword: member.password, password: 'нова-парола' },
  })],
  ['a new password by email', async ({ member: { email } }) => {
    await rest('POST', '/users/forgot-password', { body: { email } })
    const token = tokenIn((await emailsTo(email))[0])
    await rest('POST', '/users/reset-password', { body: { token, password: 'нова-парола' } })
  }],
  ['a deleted account', ({ member }) => rest('DELETE', `/users/${member.id}`, { as: 'admin' })],
  ['another role', ({ member }) => rest('PATCH', `/users/${member.id}`, { as: 'admin', body: { role: 'moderator' } })],
] // prettier-ignore

describe('the end of a session', () => {
  it.each(endings)('%s disconnects its sockets in every process', async (_, end) => {
    const member = await newMember()
    const [here, there] = [await openSession(member), await openSession(member)]
    const { data } = await rest('GET', '/me', { headers: there })
    const sockets = await everywhere(member, there)
    const ends = sockets.map(gone)
    await end({ member, here, there, thereId: data.sessions[0].id })
    await Promise.all(ends)
    expect(bystander.connected).toBe(true)
  })

  it('keeps the sockets of the remaining session, which hear of the end of the other', async () => {
    const member = await newMember()
    const [here, there] = [await openSession(member), await openSession(member)]
    const staying = await everywhere(member, here)
    const heard = staying
      .slice(0, 2)
      .map(
        (socket) =>
          new Promise<LiveMessage>((resolve) => socket.once('change', (message) => resolve(message))),
      )
    const ends = (await everywhere(member, there)).map(gone)
    await rest('DELETE', '/me/sessions', { headers: here })
    await Promise.all(ends)
    for (const message of await Promise.all(heard)) {
      expect(message).toMatchObject({ room: `user:${member.id}`, collection: 'users', operation: 'update' })
    }
    expect(staying.every(({ connected }) => connected)).toBe(true)
  })

  it('is not caused by a change of the profile', async () => {
    const member = await newMember()
    const [here, there] = [await openSession(member), await openSession(member)]
    const [socket] = await everywhere(member, here)
    const [other] = await everywhere(member, there)
    const end = gone(other!)
    await rest('PATCH', `/users/${member.id}`, { headers: here, body: { city: 'Бремен' } })
    // Changes are processed in order: after this one, the earlier one has been processed too.
    await rest('POST', '/users/logout', { headers: there })
    await end
    expect(socket!.connected).toBe(true)
  })

  it('disconnects a socket that is signed in by cookie and in no room', async () => {
    const member = await newMember()
    const session = await openSession(member)
    const socket = await sites[1]!.connect(session.Cookie)
    // Refused, but only after the server has looked up the member.
    await join(socket, { room: `user:${crypto.randomUUID()}` })
    const end = gone(socket)
    await rest('POST', '/users/logout', { headers: session })
    await end
  })

  it('keeps the room closed afterwards', async () => {
    const member = await newMember()
    const session = await openSession(member)
    const socket = await listening({ site: sites[0]!, member, session })
    const end = gone(socket)
    await rest('POST', '/users/logout', { headers: session })
    expect(await end).toBe('io server disconnect')
    const back = await sites[0]!.connect(session.Cookie)
    expect(await join(back, { room: `user:${member.id}` })).toEqual({ ok: false, reason: 'forbidden' })
  })
})

describe('losing a right', () => {
  it('takes a moderator out of the room of staff, and leaves the member’s own', async () => {
    const { id, headers } = await newStaff()
    const socket = await sites[1]!.connect(headers.Cookie)
    for (const room of ['staff', `user:${id}`]) expect((await join(socket, { room })).ok).toBe(true)
    const [end, back] = [gone(socket), backAgain(socket)]
    await rest('PATCH', `/users/${id}`, { as: 'admin', body: { role: 'user' } })
    expect(await end).toBe('transport close')
    await back
    expect(await join(socket, { room: 'staff' })).toEqual({ ok: false, reason: 'forbidden' })
    expect((await join(socket, { room: `user:${id}` })).ok).toBe(true)
  })
})

describe('when the site requires codes of staff', () => {
  const require = async (staffTotpRequired: boolean) =>
    (await getTestPayload()).updateGlobal({ slug: 'site', data: { staffTotpRequired } })
  afterEach(() => require(false))

  const inStaffRoom = async ({ headers }: Staff) => {
    const socket = await sites[0]!.connect(headers.Cookie)
    expect((await join(socket, { room: 'staff' })).ok).toBe(true)
    return socket
  }

  it('removes staff without codes from the staff room and keeps the others', async () => {
    const staying = await inStaffRoom(await withCodes(await newStaff('admin')))
    const leaving = await inStaffRoom(await newStaff())
    const [end, back] = [gone(leaving), backAgain(leaving)]
    await require(true)
    expect(await end).toBe('transport close')
    await back
    expect(await join(leaving, { room: 'staff' })).toEqual({ ok: false, reason: 'forbidden' })
    expect(staying.connected && bystander.connected).toBe(true)
  })

  it('removes staff who switch their codes off', async () => {
    const staff = await withCodes(await newStaff())
    await require(true)
    const end = gone(await inStaffRoom(staff))
    expect((await call(staff, '/off', { code: staff.recoveryCodes[0] })).status).toBe(200)
    expect(await end).toBe('transport close')
  })
})
