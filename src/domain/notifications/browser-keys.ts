import { ECDH } from 'node:crypto'

/** What a browser gives for encrypting to it (RFC 8291), base64url. */
export type BrowserKeys = { p256dh: string; auth: string }

const CURVE = 'prime256v1'
const SECRET_BYTES = 16

/** Not every 65 bytes are: nothing can be encrypted to the others. */
export function isPointOfCurve(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url')
  try {
    return bytes.equals(ECDH.convertKey(bytes, CURVE, undefined, undefined, 'uncompressed') as Buffer)
  } catch {
    return false
  }
}

export const canEncryptTo = ({ p256dh, auth }: BrowserKeys): boolean =>
  Buffer.from(auth, 'base64url').length === SECRET_BYTES && isPointOfCurve(p256dh)
