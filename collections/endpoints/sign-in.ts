import { CLIENT_ADDRESS_HEADER } from '#domain/client-address'
import { randomUUID } from 'node:crypto'
import {
  APIError,
  AuthenticationError,
  type Endpoint,
  generatePayloadCookie,
  getFieldsToSign,
  jwtSign,
  type PayloadRequest,
} from 'payload'
import { browserName } from '#domain/browser-name'
import { SIGN_IN_ATTEMPTS } from '#domain/limits'
import { isPasswordRight } from '#domain/password-check'
import { shortenedAddress } from '#domain/shortened-address'
import { signInInput } from '#domain/user-input'
import { addSession } from '#database/account-sessions'
import { inTransaction } from '#database/in-transaction'
import { countAttempt, forgetAttempts } from '#database/sign-in-attempts'
import { rememberCode } from '#database/staff-codes'
import { env } from '#env'
import { sessionTexts } from '#texts/sessions'
import type { User } from '#types'
import { privately } from './answers'
import { codeAtSignIn } from './codes/code-at-sign-in'
import { readInput } from './read-input'

/**
 * Takes the place of Payload's own sign-in: the same steps and the same work for every address, with or without
 * an account (docs/decisions/023-sign-in.md).
 */
export const signIn: Omit<Endpoint, 'root'> = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const { email, password, code } = await readInput(req, signInInput)
    const attempt = await countAttempt(req, email)
    if (attempt.count > SIGN_IN_ATTEMPTS) return locked(attempt.secondsLeft)
    const account = await accountOf(req, email)
    if (!(await isPasswordRight({ password, account })) || !account) {
      if (attempt.count === SIGN_IN_ATTEMPTS) return locked(attempt.secondsLeft)
      throw new AuthenticationError(req.t)
    }
    if (account.awaitsConfirmation && env.REQUIRE_EMAIL_VERIFICATION) {
      throw new APIError(sessionTexts.confirmFirst, 403, null, true)
    }
    const shown = await codeAtSignIn({ req, account, code })
    return shown instanceof Response ? shown : openSession({ req, account, hasShownCode: shown })
  },
}

/** As the database has it, with the password's hash. */
export const accountOf = (req: PayloadRequest, email: string) =>
  req.payload.db.findOne<User>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase() } },
    req,
  })

export const locked = (seconds: number) =>
  privately(
    { errors: [{ message: sessionTexts.locked }] },
    { status: 429, headers: { 'Retry-After': String(Math.max(1, seconds)) } },
  )

type Entry = { req: PayloadRequest; account: User; hasShownCode: boolean }

async function openSession({ req, account, hasShownCode }: Entry): Promise<Response> {
  const { payload } = req
  const { config } = payload.collections.users
  const sid = randomUUID()
  const session = {
    id: sid,
    accountId: account.id,
    hash: account.hash ?? '',
    browser: browserName(req.headers.get('user-agent')),
    ip: shortenedAddress(req.headers.get(CLIENT_ADDRESS_HEADER)),
    seconds: config.auth.tokenExpiration,
  }
  const isOpen = await inTransaction(req, async () => {
    await forgetAttempts(req, account.email)
    const isAdded = await addSession(req, session)
    if (isAdded && hasShownCode) await rememberCode(req, sid)
    return isAdded
  })
  if (!isOpen) throw new AuthenticationError(req.t)

  const user = { ...account, collection: 'users' as const }
  const { token, exp } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: config, email: account.email, sid, user }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  })
  const cookie = generatePayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
  const seen = await payload.findByID({ collection: 'users', id: account.id, overrideAccess: false, user })
  return privately(
    { message: req.t('authentication:passed'), exp, user: seen },
    { headers: { 'Set-Cookie': cookie as string } },
  )
}
