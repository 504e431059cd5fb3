import { createHmac } from 'node:crypto'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWK } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { TokenError, type TokenProblem } from '#domain/account/token-errors'
import { verifyAccessToken } from '#domain/account/access-token'

const site = 'https://example.org'
const now = new Date('2026-11-23T08:00:00Z')
const seconds = now.getTime() / 1000
type Pair = Awaited<ReturnType<typeof generateKeyPair>>
let ours: Pair
let strange: Pair
let keys: JWK[]

beforeAll(async () => {
  ours = await generateKeyPair('ES256', { extractable: true })
  strange = await generateKeyPair('ES256', { extractable: true })
  keys = [{ ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }]
})

type Making = {
  pair?: Pair
  kid?: string
  audience?: string
  issuer?: string
  expiresAt?: number
  claims?: object
}
const token = ({ pair = ours, kid = 'k1', audience = site, issuer = site, expiresAt, claims }: Making = {}) =>
  new SignJWT({ sid: 's1', ...claims })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setSubject('u1')
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(expiresAt ?? seconds + 600)
    .sign(pair.privateKey)

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = { sub: 'u1', sid: 's1', iss: site, aud: site, exp: seconds + 600 }

const unsigned = async (): Promise<string> => `${part({ alg: 'none', kid: 'k1' })}.${part(claims)}.`
/** The known attack: the public key used as a shared secret. */
const signedWithPublicKey = async () => {
  const body = `${part({ alg: 'HS256', kid: 'k1' })}.${part(claims)}`
  return `${body}.${createHmac('sha256', await exportSPKI(ours.publicKey))
    .update(body)
    .digest('base64url')}`
}
const changed = async () => {
  const [head, , signature] = (await token()).split('.')
  return `${head}.${part({ ...claims, sub: 'admin' })}.${signature}`
}

const problemOf = async (value: string, given: { keys?: JWK[] } = {}) => {
  const question = { token: value, keys: given.keys ?? keys, issuer: site, audience: site, now }
  const error = await verifyAccessToken(question).catch((thrown: unknown) => thrown)
  return error instanceof TokenError ? error.problem : error
}

describe('verification of an access token', () => {
  test('accepts a valid token and returns its user and session', async () => {
    expect(await problemOf(await token())).toMatchObject({ userId: 'u1', sessionId: 's1' })
  })

  test('refuses a token when there are no keys', async () => {
    expect(await problemOf(await token(), { keys: [] })).toBe('emptyKeySet')
  })

  const refused: [string, TokenProblem, () => Promise<string>][] = [
    ['with an unknown key id', 'noMatchingKey', () => token({ kid: 'k2' })],
    ['signed with another key', 'invalidSignature', () => token({ pair: strange })],
    ['changed after it was signed', 'invalidSignature', changed],
    ['that has expired', 'expired', () => token({ expiresAt: seconds - 1 })],
    ['issued for another site', 'wrongAudience', () => token({ audience: 'https://other.example' })],
    ['issued by another site', 'wrongIssuer', () => token({ issuer: 'https://other.example' })],
    ['without a signature (alg: none)', 'wrongAlgorithm', unsigned],
    ['signed with HS256 and the public key as the secret', 'wrongAlgorithm', signedWithPublicKey],
    ['without a session', 'malformed', () => token({ claims: { sid: undefined } })],
    ['of three dots', 'malformed', async () => '...'],
    ['that is empty', 'malformed', async () => ''],
  ]
  test.each(refused)('refuses a token %s: %s', async (_, problem, make) => {
    expect(await problemOf(await make())).toBe(problem)
  })
})
