import type { Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '#env'
import { signedToken, strangeKey, tokenWithoutSignature, tokenWithSharedSecret } from '#support/access-tokens'
import { join, liveSite } from '#support/changes/live-site'
import { newMember, sessionOf } from '#support/members'
import { account, getTestPayload, rest } from '#support/rest'
import { sql } from '#support/start/sql'

let site: Awaited<ReturnType<typeof liveSite>>
let owner: { userId: string; sessionId: string }
let session: { Cookie: string }

beforeAll(async () => {
  site = await liveSite()
  const member = await newMember()
  session = await sessionOf(member)
  const { data } = await rest('GET', '/me', { headers: session })
  owner = { userId: member.id, sessionId: data.sessions[0].id }
})
afterAll(() => site.stop())

const issued = async (headers: Record<string, string>): Promise<string> =>
  (await rest('POST', '/tokens', { headers })).data.token
const reasonFor = async (token: unknown) => {
  const answer = await site.connectWith({ token })
  return 'data' in answer ? [answer.data?.reason, answer.message] : 'connected'
}

describe('a socket opened with an access token', () => {
  it("joins the member's own room, but no other's and not that of staff", async () => {
    const socket = (await site.connectWith({ token: await issued(session) })) as Socket
    expect((await join(socket, { room: `user:${owner.userId}` })).ok).toBe(true)
    const other = `user:${(await account('other')).id}`
    for (const room of [other, 'staff']) {
      expect(await join(socket, { room })).toEqual({ ok: false, reason: 'forbidden' })
    }
  })

  it('takes the role from the database and not from the token', async () => {
    const moderator = await newMember()
    const headers = await sessionOf(moderator)
    const token = await issued(headers)
    const data = { role: 'moderator' } as const
    await (await getTestPayload()).update({ collection: 'users', id: moderator.id, data })
    const socket = (await site.connectWith({ token })) as Socket
    expect((await join(socket, { room: 'staff' })).ok).toBe(true)
  })

  it('depends on the token, whatever cookie comes with it', async () => {
    const answer = await site.connectWith({ token: 'не е ключ' }, session.Cookie)
    expect(answer).toMatchObject({ data: { reason: 'malformed' } })
  })

  const other = { audience: 'https://other.example' }
  it.each<[string, string, () => Promise<unknown>]>([
    ['expired', 'Срокът на токена е изтекъл.', () => signedToken({ ...owner, secondsLeft: -1 })],
    ['wrongAudience', 'Токенът е издаден за друг сайт.', () => signedToken({ ...owner, ...other })],
    ['noMatchingKey', 'Няма публикуван ключ, който да отговаря на токена.', () => signedToken({ ...owner, kid: 'x' })],
    ['invalidSignature', 'Подписът на токена не е валиден.', async () => signedToken({ ...owner, key: await strangeKey() })],
    ['wrongAlgorithm', 'Токенът не е подписан с ES256.', () => tokenWithoutSignature(owner)],
    ['wrongAlgorithm', 'Токенът не е подписан с ES256.', () => tokenWithSharedSecret(owner)],
    ['malformed', 'Токенът не може да се прочете.', async () => '...'],
    ['malformed', 'Токенът не може да се прочете.', async () => ({ $ne: null })],
    ['malformed', 'Токенът не може да се прочете.', async () => null],
    ['sessionEnded', 'Сесията на токена е приключила. Влезте отново.', () => signedToken({ ...owner, sessionId: 'друга' })],
    ['sessionEnded', 'Сесията на токена е приключила. Влезте отново.', () => signedToken({ ...owner, userId: crypto.randomUUID() })],
  ])('is refused as %s (case %#)', async (reason, message, make) => {
    expect(await reasonFor(await make())).toEqual([reason, message])
  }) // prettier-ignore

  it('is refused as emptyKeySet when no key is published', async () => {
    const token = await issued(session)
    await sql(env.DATABASE_URL!, 'alter table signing_keys rename to put_away')
    await sql(env.DATABASE_URL!, 'create table signing_keys (like put_away)')
    expect(await reasonFor(token)).toEqual([
      'emptyKeySet',
      'Няма публикувани ключове, с които токенът да се провери.',
    ])
    await sql(env.DATABASE_URL!, 'drop table signing_keys')
    expect((await reasonFor(token))[0]).toBe('unavailable')
    await sql(env.DATABASE_URL!, 'alter table put_away rename to signing_keys')
    expect(await reasonFor(token)).toBe('connected')
  })

  it('is refused after a sign-out', async () => {
    const member = await newMember()
    const headers = await sessionOf(member)
    const token = await issued(headers)
    await rest('POST', '/users/logout', { headers })
    expect((await reasonFor(token))[0]).toBe('sessionEnded')
  })
})
