import { exportJWK } from 'jose'
import type { Payload } from 'payload'
import { addKey, opened, storedKeys, type StoredKey } from '#database/statements/account/signing-keys'
import { usedPushKeys } from './push-subscriptions'

/** As push services want them: 65 and 32 bytes, base64url. */
export type PushKey = { kid: string; publicKey: string; privateKey: string }

const FIRST_BYTE_OF_A_WHOLE_POINT = 4

const publicBytes = ({ publicKey: { x, y } }: StoredKey) =>
  Buffer.concat([
    Buffer.from([FIRST_BYTE_OF_A_WHOLE_POINT]),
    Buffer.from(x ?? '', 'base64url'),
    Buffer.from(y ?? '', 'base64url'),
  ]).toString('base64url')

const newestFirst = (a: StoredKey, b: StoredKey) => b.signsFrom.getTime() - a.signsFrom.getTime()

async function readable(payload: Payload, stored: StoredKey): Promise<PushKey | null> {
  const known = await opened(payload, stored)
  if (!known) return null
  const { d: privateKey = '' } = await exportJWK(known.key)
  return { kid: stored.kid, publicKey: publicBytes(stored), privateKey }
}

/** For new subscriptions. Made when it is first asked for. */
export async function currentPushKey(payload: Payload): Promise<PushKey> {
  const [newest] = (await storedKeys(payload, 'push')).sort(newestFirst)
  const known = newest && (await readable(payload, newest))
  if (known) return known
  const made = await readable(payload, await addKey({ payload, signsFrom: new Date(), purpose: 'push' }))
  if (!made) throw new Error('the new push key cannot be read')
  return made
}

/** Those that can be read with the present secret, by id. */
export async function pushKeys(payload: Payload): Promise<Map<string, PushKey>> {
  const keys = new Map<string, PushKey>()
  for (const stored of await storedKeys(payload, 'push')) {
    const known = await readable(payload, stored)
    if (known) keys.set(stored.kid, known)
  }
  return keys
}

/** A subscription is bound to its key: an old one stays until every browser has asked anew. */
export async function rotatePushKeys(payload: Payload): Promise<void> {
  const used = await usedPushKeys({ payload })
  for (const { id, kid } of await storedKeys(payload, 'push'))
    if (!used.has(kid)) await payload.delete({ collection: 'signing-keys', id })
  await addKey({ payload, signsFrom: new Date(), purpose: 'push' })
}
