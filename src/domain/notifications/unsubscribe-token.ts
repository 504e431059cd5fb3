import { createHmac, timingSafeEqual } from 'node:crypto'

const member = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The purpose is signed too, so a token that was made for something else is none here, and the other way round. */
const signature = ({ memberId, secret }: { memberId: string; secret: string }) =>
  createHmac('sha256', secret).update(`unsubscribe from the weekly digest:${memberId}`).digest()

/** For the link in a letter: says who unsubscribes, for ever, and opens nothing else. */
export const unsubscribeToken = (who: { memberId: string; secret: string }): string =>
  `${who.memberId}.${signature(who).toString('base64url')}`

/** Whose token it is; null when it is not one of ours. */
export function memberOfToken({ token, secret }: { token: string; secret: string }): string | null {
  const [memberId = '', given = '', ...rest] = token.split('.')
  if (!member.test(memberId) || rest.length > 0) return null
  const expected = signature({ memberId, secret })
  const signed = Buffer.from(given, 'base64url')
  return signed.length === expected.length && timingSafeEqual(signed, expected) ? memberId : null
}
