import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { announceAccount } from '#database/statements/account/announce-account'
import { inTransaction } from '#database/connection/in-transaction'
import { lockAccount } from '#database/statements/account/lock-account'
import { forgetTries } from '#database/statements/account/sign-in-attempts'
import {
  beginCodes,
  confirmCodes,
  dropCodes,
  rememberCode,
  replaceRecoveryCodes,
} from '#database/statements/account/staff-codes'
import type { EmailMessage } from '#domain/notifications/email-messages'
import { codeAddress, newCodeSecret, newRecoveryCodes, recoveryHash } from '#domain/account/one-time-code'
import { isStaff } from '#domain/roles'
import { codeInput } from '#domain/account/typed-code'
import { beginCodesInput } from '#domain/account/user-input'
import { queueEmail } from '#hooks/notifications/queue-email'
import { errorTexts } from '#texts/web/errors'
import { emailTexts } from '#texts/notifications/emails'
import { staffCodeTexts as texts } from '#texts/account/staff-codes'
import { open } from '#collections/guard/open-endpoints'
import { privately, type SignedIn, signedIn } from '#collections/endpoints/answers'
import { sessionPlace, unprovedPassword } from '../password/proved-password'
import { readInput } from '#collections/endpoints/read-input'
import { unprovedCode } from './proved-code'

type Work = (given: { req: PayloadRequest; account: SignedIn }) => Promise<object>

/** Also for staff who act as members because they have no codes yet. */
function staffAccount(req: PayloadRequest): SignedIn {
  const account = signedIn(req, texts.signInAgain)
  if (!isStaff(account) && !account.lacksCodes) throw new APIError(errorTexts.forbidden, 403, null, true)
  return account
}

/** The new secret counts only once a code has been made with it. */
const begin: Endpoint = {
  path: '/me/codes',
  method: 'post',
  custom: open({ query: [] }),
  handler: async (req) => {
    const { id: accountId, email } = staffAccount(req)
    const { password } = await readInput(req, beginCodesInput)
    const refused = await unprovedPassword({ req, email, password, path: 'password' })
    if (refused) return refused
    await forgetTries(req, [sessionPlace(req)])
    const secret = newCodeSecret()
    if (!(await beginCodes(req, { accountId, sealedSecret: req.payload.encrypt(secret) })))
      throw new APIError(texts.alreadyOn, 409, null, true)
    return privately({ secret, address: codeAddress({ secret, issuer: emailTexts.sender, account: email }) })
  },
}

const withCode = (path: string, work: Work): Endpoint => ({
  path,
  method: 'post',
  custom: open({ query: [] }),
  handler: async (req) => {
    const account = staffAccount(req)
    const { code: typed } = await readInput(req, codeInput)
    const refused = await unprovedCode({ req, account, sessionId: account._sid, typed })
    if (refused) return refused
    return inTransaction(req, async () => {
      await lockAccount(req, account.id)
      if (account._sid) await rememberCode(req, account._sid)
      return privately(await work({ req, account }))
    })
  },
})

const confirm = withCode('/me/codes/confirm', async ({ req, account }) => {
  const { codes, hashes } = recovery(req, account.id)
  if (!(await confirmCodes(req, { accountId: account.id, hashes })))
    throw new APIError(texts.alreadyOn, 409, null, true)
  await announceAccount(req, account.id)
  await tell(req, account, 'codesOn')
  return { recoveryCodes: codes }
})

const renew = withCode('/me/codes/recovery', async ({ req, account }) => {
  const { codes, hashes } = recovery(req, account.id)
  if (!(await replaceRecoveryCodes(req, { accountId: account.id, hashes })))
    throw new APIError(texts.notOn, 409, null, true)
  await tell(req, account, 'recoveryCodesMade')
  return { recoveryCodes: codes }
})

const turnOff = withCode('/me/codes/off', async ({ req, account }) => {
  if (await dropCodes(req, account.id)) {
    await announceAccount(req, account.id)
    await tell(req, account, 'codesOff')
  }
  return { message: texts.turnedOff }
})

const check = withCode('/me/codes/check', async () => ({ message: texts.checked }))

export const myCodes = [begin, confirm, renew, turnOff, check]

function recovery({ payload }: PayloadRequest, accountId: string) {
  const codes = newRecoveryCodes()
  return { codes, hashes: codes.map((code) => recoveryHash({ code, key: payload.secret, accountId })) }
}

const tell = (
  req: PayloadRequest,
  { email, fullName: name }: SignedIn,
  message: Extract<EmailMessage, 'codesOn' | 'codesOff' | 'recoveryCodesMade'>,
) => queueEmail({ req, message, to: { email, name }, values: undefined })
