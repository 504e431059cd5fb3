import {
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
  type CryptoKey,
  type JWK,
} from 'jose'
import type { Payload } from 'payload'
import {
  type KeyPurpose,
  newKeySignsFrom,
  oldKeyRetiresAt,
  publishedKeys,
  signingKey,
} from '#domain/account/signing-keys'
import { TOKEN_ALGORITHM } from '#domain/account/access-token'

export type StoredKey = {
  id: string
  kid: string
  publicKey: JWK
  privateKey: string
  signsFrom: Date
  retiresAt: Date | null
}

export async function storedKeys(payload: Payload, purpose: KeyPurpose = 'tokens'): Promise<StoredKey[]> {
  const { docs } = await payload.find({
    collection: 'signing-keys',
    where: { purpose: { equals: purpose } },
    pagination: false,
    showHiddenFields: true,
  })
  return docs.map(({ id, kid, publicKey, privateKey, signsFrom, retiresAt }) => ({
    id,
    kid,
    publicKey: publicKey as JWK,
    privateKey,
    signsFrom: new Date(signsFrom),
    retiresAt: retiresAt ? new Date(retiresAt) : null,
  }))
}

export async function publishedKeySet(payload: Payload, now = new Date()): Promise<JWK[]> {
  const keys = publishedKeys(await storedKeys(payload), now)
  return keys.length > 0
    ? keys.map(({ publicKey }) => publicKey)
    : [(await addKey({ payload, signsFrom: now })).publicKey]
}

/** Two concurrent first keys are harmless: both are published, the newer signs. */
export async function currentSigningKey(
  payload: Payload,
  now = new Date(),
): Promise<{ kid: string; key: CryptoKey }> {
  const stored = signingKey(await storedKeys(payload), now)
  const known = stored && (await opened(payload, stored))
  if (known) return known
  const made = await opened(payload, await addKey({ payload, signsFrom: now }))
  if (!made) throw new Error('the new signing key cannot be read')
  return made
}

/** A new key signs once every cached key set has it; an old one is removed when its tokens have expired. */
export async function rotateKeys(payload: Payload, now = new Date()): Promise<string> {
  const keys = await storedKeys(payload)
  for (const { id, retiresAt } of keys) {
    if (retiresAt && retiresAt <= now) await payload.delete({ collection: 'signing-keys', id })
    else if (!retiresAt) {
      const data = { retiresAt: oldKeyRetiresAt(now).toISOString() }
      await payload.update({ collection: 'signing-keys', id, data })
    }
  }
  const { kid } = await addKey({ payload, signsFrom: keys.length > 0 ? newKeySignsFrom(now) : now })
  return kid
}

type NewKey = { payload: Payload; signsFrom: Date; purpose?: KeyPurpose }

export async function addKey({ payload, signsFrom, purpose = 'tokens' }: NewKey): Promise<StoredKey> {
  const pair = await generateKeyPair(TOKEN_ALGORITHM, { extractable: true })
  const jwk = await exportJWK(pair.publicKey)
  const kid = await calculateJwkThumbprint(jwk)
  const publicKey = { ...jwk, kid, alg: TOKEN_ALGORITHM, use: 'sig' }
  const privateKey = payload.encrypt(await exportPKCS8(pair.privateKey))
  const { id } = await payload.create({
    collection: 'signing-keys',
    data: { purpose, kid, publicKey, privateKey, signsFrom: signsFrom.toISOString() },
  })
  return { id, kid, publicKey, privateKey, signsFrom, retiresAt: null }
}

/** Null if it was encrypted with another PAYLOAD_SECRET. */
export async function opened(payload: Payload, { kid, privateKey }: StoredKey) {
  try {
    const key = await importPKCS8(payload.decrypt(privateKey), TOKEN_ALGORITHM, { extractable: true })
    return { kid, key }
  } catch {
    payload.logger.warn({ msg: 'signing key cannot be read with this secret', kid })
    return null
  }
}
