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

it('посетител не получава ключ за достъп', async () => {
  expect((await rest('POST', '/tokens')).status).toBe(401)
})

it('членът получава ключ за десет минути, който публикуваните ключове потвърждават', async () => {
  const { id } = await account('member')
  const { status, data, headers } = await rest('POST', '/tokens', { as: 'member' })
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(decodeProtectedHeader(data.token)).toMatchObject({ alg: 'ES256', kid: expect.any(String) })
  const { iat, exp, role, email } = decodeJwt(data.token)
  expect([exp! - iat!, role, email]).toEqual([600, undefined, undefined])
  expect(await check(data.token)).toMatchObject({ userId: id, sessionId: expect.any(String) })
})

it('ключът за достъп не влиза в сайта вместо сесията', async () => {
  const { data } = await rest('POST', '/tokens', { as: 'member' })
  expect((await rest('GET', '/me', { headers: { Authorization: `JWT ${data.token}` } })).data).toEqual({
    user: null,
  })
})

it('частният ключ е в базата само шифрован и не излиза от нея', async () => {
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

it('смяната на ключа не разваля нито един издаден', async () => {
  const payload = await getTestPayload()
  const before = (await rest('POST', '/tokens', { as: 'member' })).data.token
  const kid = await rotateKeys(payload)
  // Copies of the key set do not have the new key yet, so the old one still signs.
  const between = (await rest('POST', '/tokens', { as: 'member' })).data.token
  expect(decodeProtectedHeader(between).kid).toBe(decodeProtectedHeader(before).kid)
  expect((await publishedKeySet(payload)).map((key) => key.kid)).toContain(kid)
  for (const token of [before, between]) await expect(check(token)).resolves.toBeDefined()
  const later = new Date(Date.now() + 21 * 60_000)
  expect((await publishedKeySet(payload, later)).map((key) => key.kid)).toEqual([kid])
})
