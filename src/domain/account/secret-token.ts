import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a link in an email. Only the hash is stored, so the database does not reveal the link. */
export function newSecretToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: secretTokenHash(token) }
}

export const secretTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
