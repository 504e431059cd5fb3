import { randomUUID } from 'node:crypto'
import {
  AuthenticationError,
  generatePayloadCookie,
  getFieldsToSign,
  jwtSign,
  type PayloadRequest,
} from 'payload'
import { addSession } from '#database/statements/account/account-sessions'
import { inTransaction } from '#database/connection/in-transaction'
import { rememberCode } from '#database/statements/account/staff-codes'
import { browserName } from '#domain/account/browser-name'
import { CLIENT_ADDRESS_HEADER } from '#domain/web/client-address'
import { shortenedAddress } from '#domain/account/masked-ip-address'
import type { User } from '#types'
import { privately } from '#collections/endpoints/answers'
import { deviceCookie } from './known-device'
import { tellOfNewDevice } from './new-device-email'
import { forgiveSignIn } from './sign-in-lock'

type Entry = { req: PayloadRequest; account: User; hasShownCode: boolean }

export async function openSession({ req, account, hasShownCode }: Entry): Promise<Response> {
  const { payload } = req
  const { config } = payload.collections.users
  const sid = randomUUID()
  const browser = browserName(req.headers.get('user-agent'))
  const ip = shortenedAddress(req.headers.get(CLIENT_ADDRESS_HEADER))
  const seconds = config.auth.tokenExpiration
  const session = { id: sid, accountId: account.id, hash: account.hash ?? '', browser, ip, seconds }
  const isOpen = await inTransaction(req, async () => {
    // First, because it locks the account's row, as a new password does.
    if (!(await addSession(req, session))) return false
    if (hasShownCode) await rememberCode(req, sid)
    await forgiveSignIn(req, account.email)
    await tellOfNewDevice(req, { account, browser, ip })
    return true
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
  const answer = privately(
    { message: req.t('authentication:passed'), exp, user: seen },
    { headers: { 'Set-Cookie': cookie as string } },
  )
  answer.headers.append('Set-Cookie', deviceCookie(req, account))
  return answer
}
