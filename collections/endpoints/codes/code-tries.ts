import type { PayloadRequest } from 'payload'
import { countAttempt, forgetAttempts } from '#database/sign-in-attempts'
import { SIGN_IN_ATTEMPTS } from '#domain/limits'

/** The account, and the session; at sign-in there is none yet, and all who know the password count together. */
export type CodePlace = { accountId: string; sessionId?: string }

const keyOf = ({ accountId, sessionId = 'sign-in' }: CodePlace) => `code:${accountId}:${sessionId}`

/** Counts a try before the code is looked at; five, and the place is closed for ten minutes. */
export async function countCodeTry(req: PayloadRequest, place: CodePlace) {
  const { count, secondsLeft } = await countAttempt(req, keyOf(place))
  return { isOver: count > SIGN_IN_ATTEMPTS, isLast: count === SIGN_IN_ATTEMPTS, secondsLeft }
}

export const forgetCodeTries = (req: PayloadRequest, place: CodePlace) => forgetAttempts(req, keyOf(place))

/** The password was right: what is counted from here on are codes. */
export const forgetPasswordTries = (req: PayloadRequest, email: string) => forgetAttempts(req, email)
