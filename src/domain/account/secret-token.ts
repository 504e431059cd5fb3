import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a link in a mail. Only the hash is stored: who reads the database cannot follow the link. */
export function newSecretToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: secretTokenHash(token) }
}

export const secretTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
