import { decodeJwt, decodeProtectedHeader } from 'jose'
import { expect, it } from 'vitest'
import { publishedKeySet, rotateKeys } from '#database/statements/account/signing-keys'
import { verifyAccessToken } from '#domain/account/access-token'
import { env } from '#env'
import { signedInMember } from '#support/members'
import { account, getTestPayload, rest } from '#support/rest'

const site = () => ({ issuer: env.SITE_URL, audience: env.SITE_URL })
const check = async (token: string, now?: Date) =>
  verifyAccessToken({ token, keys: await publishedKeySet(await getTestPayload(), now), ...site(), now })

it('gives a visitor no access token', async () => {
  expect((await rest('POST', '/tokens')).status).toBe(401)
})

it('gives a member a token for ten minutes that the published keys verify', async () => {
  const { id } = await account('member')
  const { status, data, headers } = await rest('POST', '/tokens', { as: 'member' })
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(decodeProtectedHeader(data.token)).toMatchObject({ alg: 'ES256', kid: expect.any(String) })
  const { iat, exp, role, email } = decodeJwt(data.token)
  expect([exp! - iat!, role, email]).toEqual([600, undefined, undefined])
  expect(await check(data.token)).toMatchObject({ userId: id, sessionId: expect.any(String) })
})

it('does not accept an access token in place of a session', async () => {
  const { data } = await rest('POST', '/tokens', { as: 'member' })
  expect((await rest('GET', '/me', { headers: { Authorization: `JWT ${data.token}` } })).data).toEqual({
    user: null,
  })
})

it('stores the private key only encrypted and never sends it', async () => {
  await rest('POST', '/tokens', await signedInMember())
  const payload = await getTestPayload()
  const { docs } = await payload.find({ collection: 'signing-keys', showHiddenFields: true })
  expect(JSON.stringify(docs)).not.toContain('PRIVATE KEY')
  for (const key of await publishedKeySet(payload)) expect(key).not.toHaveProperty('d')
  for (const as of ['visitor', 'member', 'admin'] as const) {
    expect((await rest('GET', `/signing-keys/${docs[0]!.id}`, { as })).text).not.toContain(
      docs[0]!.privateKey,
    )
  }
})

it('keeps issued tokens valid after a rotation of the key', async () => {
  const payload = await getTestPayload()
  const before = (await rest('POST', '/tokens', { as: 'member' })).data.token
  const kid = await rotateKeys(payload)
  // Cached key sets lack the new key, so the old one still signs.
  const between = (await rest('POST', '/tokens', { as: 'member' })).data.token
  expect(decodeProtectedHeader(between).kid).toBe(decodeProtectedHeader(before).kid)
  expect((await publishedKeySet(payload)).map((key) => key.kid)).toContain(kid)
  for (const token of [before, between]) await expect(check(token)).resolves.toBeDefined()
  const later = new Date(Date.now() + 21 * 60_000)
  expect((await publishedKeySet(payload, later)).map((key) => key.kid)).toEqual([kid])
})
