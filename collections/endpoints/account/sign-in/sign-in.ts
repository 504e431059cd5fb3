import { APIError, AuthenticationError, type Endpoint, type PayloadRequest } from 'payload'
import { isPasswordRight } from '#domain/account/password-check'
import { signInInput } from '#domain/account/user-input'
import { env } from '#env'
import { sessionTexts } from '#texts/account/sessions'
import type { User } from '#types'
import { codeAtSignIn } from './code-at-sign-in'
import { recogniseDevice } from './known-device'
import { openSession } from './open-session'
import { readInput } from '#collections/endpoints/read-input'
import { countSignIn, locked } from './sign-in-lock'

/** The same work for every address, with or without an account (docs/decisions/023-sign-in.md). */
export const signIn: Omit<Endpoint, 'root'> = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const { email, password, code } = await readInput(req, signInInput)
    await recogniseDevice(req, email)
    const { isOver, isLast, secondsLeft } = await countSignIn(req, email)
    if (isOver) return locked(secondsLeft)
    const account = await accountOf(req, email)
    if (!(await isPasswordRight({ password, account })) || !account) {
      if (isLast) return locked(secondsLeft)
      throw new AuthenticationError(req.t)
    }
    if (account.awaitsConfirmation && env.REQUIRE_EMAIL_VERIFICATION) {
      throw new APIError(sessionTexts.confirmFirst, 403, null, true)
    }
    const shown = await codeAtSignIn({ req, account, code })
    return shown instanceof Response ? shown : openSession({ req, account, hasShownCode: shown })
  },
}

export const accountOf = (req: PayloadRequest, email: string) =>
  req.payload.db.findOne<User>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase() } },
    req,
  })
