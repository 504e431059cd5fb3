import { createHmac } from 'node:crypto'
import { exportSPKI, generateKeyPair, importJWK, SignJWT, type CryptoKey } from 'jose'
import { currentSigningKey, publishedKeySet } from '#database/statements/account/signing-keys'
import { env } from '#env'
import { getTestPayload } from './rest'

type Given = {
  userId: string
  sessionId: string
  audience?: string
  kid?: string
  secondsLeft?: number
  key?: CryptoKey
}

export async function signedToken({ userId, sessionId, audience, kid, secondsLeft = 600, key }: Given) {
  const current = await currentSigningKey(await getTestPayload())
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'ES256', kid: kid ?? current.kid, typ: 'JWT' })
    .setSubject(userId)
    .setIssuer(env.SITE_URL)
    .setAudience(audience ?? env.SITE_URL)
    .setExpirationTime(Math.floor(Date.now() / 1000) + secondsLeft)
    .sign(key ?? current.key)
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function unsigned(alg: string, { userId, sessionId }: Given) {
  const { kid } = await currentSigningKey(await getTestPayload())
  const exp = Math.floor(Date.now() / 1000) + 600
  const claims = { sub: userId, sid: sessionId, iss: env.SITE_URL, aud: env.SITE_URL, exp }
  return `${part({ alg, kid, typ: 'JWT' })}.${part(claims)}`
}

export const tokenWithoutSignature = async (given: Given) => `${await unsigned('none', given)}.`

/** Algorithm confusion: the published key used as a shared secret. */
export async function tokenWithSharedSecret(given: Given) {
  const [published] = await publishedKeySet(await getTestPayload())
  const secret = await exportSPKI((await importJWK({ ...published, ext: true }, 'ES256')) as CryptoKey)
  const body = await unsigned('HS256', given)
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}

export const strangeKey = async () => (await generateKeyPair('ES256')).privateKey
