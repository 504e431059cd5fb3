import { secretTokenHash } from './secret-token'
import { signatureOf } from '#domain/web/signature'

type Letter = { letterId: string; secret: string }

const signed = ({ letterId, secret }: Letter) =>
  signatureOf({ content: `what a letter opens:${letterId}`, secret })

/**
 * For a link in a letter. The same in every try, so that a second copy, which mail programs take for the first one,
 * opens the same door. Only the hash is stored.
 */
export function tokenOfLetter(letter: Letter): { token: string; hash: string } {
  const token = signed(letter)
  return { token, hash: secretTokenHash(token) }
}

/** The same as digits. */
export function codeOfLetter({ digits, ...letter }: Letter & { digits: number }): string {
  const number = Buffer.from(signed(letter), 'base64url').readUIntBE(0, 6)
  return String(number % 10 ** digits).padStart(digits, '0')
}
