import { createHash } from 'node:crypto'
import { isId } from '#domain/lists/ids'
import { isSignatureOf, signatureOf } from '#domain/web/signature'

export const letterAnswers = ['correct', 'stop'] as const
export type LetterAnswer = (typeof letterAnswers)[number]

/** Which entry the letter was about, and which address it went to. */
type Letter = { entryId: string; addressHash: string }

/** The same in SQL: `src/database/statements/directory/letters.ts`. */
export const addressHash = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex')

const contentOf = ({ entryId, addressHash: hash }: Letter) =>
  `letter about a directory entry:${entryId}:${hash}`

/** For the links of a letter: it never expires, and speaks only for the address that the letter went to. */
export const letterToken = ({ secret, ...letter }: Letter & { secret: string }): string =>
  [letter.entryId, letter.addressHash, signatureOf({ content: contentOf(letter), secret })].join('.')

export function letterOfToken({ token, secret }: { token: string; secret: string }): Letter | null {
  const [entryId = '', hash = '', given = '', ...rest] = token.split('.')
  if (!isId(entryId) || !/^[\da-f]{64}$/.test(hash) || rest.length > 0) return null
  const letter = { entryId, addressHash: hash }
  return isSignatureOf(given, { content: contentOf(letter), secret }) ? letter : null
}
