import { isId } from '#domain/lists/ids'
import { isSignatureOf, signatureOf } from '#domain/web/signature'
import { type EmailKind, isEmailKind } from './email-kinds'

type Subscription = { memberId: string; kind: EmailKind }
type Signed = Subscription & { secret: string }

/** Tokens of the weekly email do not name it: those in emails sent before there were other kinds stay valid. */
const unnamed: EmailKind = 'weeklyDigest'

const contentOf = ({ memberId, kind }: Subscription) =>
  `${kind === unnamed ? 'unsubscribe from the weekly digest' : `unsubscribe from ${kind}`}:${memberId}`

/** For the link in an email: it never expires and allows nothing else. */
export const unsubscribeToken = ({ secret, ...subscription }: Signed): string =>
  [
    subscription.memberId,
    ...(subscription.kind === unnamed ? [] : [subscription.kind]),
    signatureOf({ content: contentOf(subscription), secret }),
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
  const subscription = { memberId, kind }
  return isSignatureOf(given, { content: contentOf(subscription), secret }) ? subscription : null
}

/** What a page may say before the token is checked. */
export const kindInToken = (token: string): EmailKind => token.split('.', 4).find(isEmailKind) ?? unnamed
