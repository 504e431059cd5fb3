import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId } from '#domain/lists/ids'

/** The purpose is signed too, so that a token for another purpose is not valid here. */
const signature = ({ memberId, secret }: { memberId: string; secret: string }) =>
  createHmac('sha256', secret).update(`unsubscribe from the weekly digest:${memberId}`).digest()

/** For the link in an email: it never expires and allows nothing else. */
export const unsubscribeToken = (who: { memberId: string; secret: string }): string =>
  `${who.memberId}.${signature(who).toString('base64url')}`

export function memberOfToken({ token, secret }: { token: string; secret: string }): string | null {
  const [memberId = '', given = '', ...rest] = token.split('.')
  if (!isId(memberId) || rest.length > 0) return null
  const expected = signature({ memberId, secret })
  const signed = Buffer.from(given, 'base64url')
  return signed.length === expected.length && timingSafeEqual(signed, expected) ? memberId : null
}
