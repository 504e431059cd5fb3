import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { isId } from '#domain/lists/ids'

export const letterAnswers = ['correct', 'stop'] as const
export type LetterAnswer = (typeof letterAnswers)[number]

/** Which entry the letter was about, and which address it went to. */
type Letter = { entryId: string; addressHash: string }

/** The same in SQL: `src/database/statements/directory/letters.ts`. */
export const addressHash = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex')

/** The purpose is signed too, so that a token for another purpose is not valid here. */
const signature = ({ entryId, addressHash: hash, secret }: Letter & { secret: string }) =>
  createHmac('sha256', secret).update(`letter about a directory entry:${entryId}:${hash}`).digest()

/** For the links of a letter: it never expires, and speaks only for the address that the letter went to. */
export const letterToken = (letter: Letter & { secret: string }): string =>
  `${letter.entryId}.${letter.addressHash}.${signature(letter).toString('base64url')}`

export function letterOfToken({ token, secret }: { token: string; secret: string }): Letter | null {
  const [entryId = '', hash = '', given = '', ...rest] = token.split('.')
  if (!isId(entryId) || !/^[\da-f]{64}$/.test(hash) || rest.length > 0) return null
  const letter = { entryId, addressHash: hash }
  const expected = signature({ ...letter, secret })
  const signed = Buffer.from(given, 'base64url')
  return signed.length === expected.length && timingSafeEqual(signed, expected) ? letter : null
}
