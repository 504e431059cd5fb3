import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId } from '#domain/lists/ids'
import { type EmailKind, isEmailKind } from './email-kinds'

type Subscription = { memberId: string; kind: EmailKind }
type Signed = Subscription & { secret: string }

/** Tokens of the weekly email do not name it: those in emails sent before there were other kinds stay valid. */
const unnamed: EmailKind = 'weeklyDigest'

/** The purpose is signed too, so that a token for another purpose is not valid here. */
const signature = ({ memberId, kind, secret }: Signed) => {
  const purpose = kind === unnamed ? 'unsubscribe from the weekly digest' : `unsubscribe from ${kind}`
  return createHmac('sha256', secret).update(`${purpose}:${memberId}`).digest()
}

/** For the link in an email: it never expires and allows nothing else. */
export const unsubscribeToken = (signed: Signed): string =>
  [
    signed.memberId,
    ...(signed.kind === unnamed ? [] : [signed.kind]),
    signature(signed).toString('base64url'),
  ].join('.')

/** Null unless signed with this secret. */
export function subscriptionOfToken({
  token,
  secret,
}: {
  token: string
  secret: string
}): Subscription | null {
  const [memberId = '', ...rest] = token.split('.', 4)
  const given = rest.pop() ?? ''
  const [kind = unnamed, ...more] = rest
  if (!isId(memberId) || !isEmailKind(kind) || more.length > 0) return null
  if (rest.length > 0 && kind === unnamed) return null
  const expected = signature({ memberId, kind, secret })
  const signed = Buffer.from(given, 'base64url')
  return signed.length === expected.length && timingSafeEqual(signed, expected) ? { memberId, kind } : null
}

/** What a page may say before the token is checked. */
export const kindInToken = (token: string): EmailKind => token.split('.', 4).find(isEmailKind) ?? unnamed
