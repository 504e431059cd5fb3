import { decodeProtectedHeader } from 'jose'
import { expect, it } from 'vitest'
import { rotateKeys } from '#database/statements/account/signing-keys'
import { verifyAccessToken } from '#domain/account/access-token'
import { env } from '#env'
import { GET } from '../../../src/app/(site)/.well-known/jwks.json/route'
import { getTestPayload, rest } from '#support/rest'

async function published() {
  const answer = await GET()
  return { answer, ...((await answer.json()) as { keys: Record<string, string>[] }) }
}
const newToken = async (): Promise<string> => (await rest('POST', '/tokens', { as: 'member' })).data.token
const check = async (token: string, keys: Record<string, string>[]) =>
  verifyAccessToken({ token, keys: keys as never, issuer: env.SITE_URL, audience: env.SITE_URL })

it('publishes only the public part of the keys, cached for five minutes', async () => {
  const token = await newToken()
  const { answer, keys } = await published()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  expect(keys).toHaveLength(1)
  const [key] = keys
  expect(Object.keys(key!).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
  expect(key).toMatchObject({ alg: 'ES256', crv: 'P-256', kty: 'EC', use: 'sig' })
  expect(key!.kid).toBe(decodeProtectedHeader(token).kid)
  await expect(check(token, keys)).resolves.toBeDefined()
})

it('publishes both keys after a rotation: the new one before it signs, the old one while its tokens are valid', async () => {
  const [before] = (await published()).keys
  const token = await newToken()
  const kid = await rotateKeys(await getTestPayload())
  const { keys } = await published()
  expect(keys.map((key) => key.kid).sort()).toEqual([before!.kid, kid].sort())
  for (const key of keys) expect(key).not.toHaveProperty('d')
  await expect(check(token, keys)).resolves.toBeDefined()
})
