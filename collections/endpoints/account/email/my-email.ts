import { type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import {
  type ChangeLink,
  dropWaitingChange,
  putWaitingChange,
  waitingChange,
} from '#database/statements/account/email-changes'
import { lockAccount } from '#database/statements/account/lock-account'
import { countTry, forgetTries } from '#database/statements/account/sign-in-attempts'
import { maskedEmail } from '#domain/account/masked-email'
import { emailChangeInput } from '#domain/account/user-input'
import { queueEmail } from '#hooks/notifications/queue-email'
import { emailChangeTexts as texts } from '#texts/account/email-change'
import { refusalTexts } from '#texts/web/refusals'
import { open } from '#collections/guard/open-endpoints'
import { refuseFor } from '#collections/guard/refuse'
import { whileSuspended } from '#collections/guard/refuse-suspended'
import { privately, refuse, signedIn } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'
import { sessionPlace, unprovedPassword } from '../password/proved-password'

const custom = { ...open({ query: [] }), ...whileSuspended }

/** The answer is the same whether or not somebody has the address: only the job looks, for its letter. */
const ask: Endpoint = {
  path: '/me/email',
  method: 'post',
  custom,
  handler: async (req) => {
    const { id: accountId, email: fromEmail, fullName: name } = signedIn(req)
    const { email, password } = await readInput(req, emailChangeInput)
    const refused = await unprovedPassword({ req, email: fromEmail, password, path: 'password' })
    if (refused) return refused
    await forgetTries(req, [sessionPlace(req)])
    const toEmail = email.toLowerCase()
    if (toEmail === fromEmail) throw ownAddress(req)
    const tooMany = await countLetter(req, accountId)
    if (tooMany) return tooMany
    await inTransaction(req, async () => {
      await lockAccount(req, accountId)
      await writeTo(req, await putWaitingChange(req, { accountId, fromEmail, toEmail }), 'confirm')
      const values = { email: maskedEmail(toEmail) }
      await queueEmail({ req, message: 'emailChangeAsked', to: { email: fromEmail, name }, values })
    })
    return privately({ message: texts.sent(toEmail) })
  },
}

const resend: Endpoint = {
  path: '/me/email/resend',
  method: 'post',
  custom,
  handler: async (req) => {
    const { id: accountId } = signedIn(req)
    const change = await waitingChange(req, accountId)
    if (!change) return refuse(409, texts.noneWaits)
    const tooMany = await countLetter(req, accountId)
    if (tooMany) return tooMany
    await writeTo(req, change.id, 'confirm')
    return privately({ message: texts.sent(change.toEmail) })
  },
}

const cancel: Endpoint = {
  path: '/me/email',
  method: 'delete',
  custom,
  handler: async (req) => {
    const { id: accountId } = signedIn(req)
    if ((await dropWaitingChange(req, accountId)) === 0) refuse(409, texts.noneWaits)
    return privately({ message: texts.cancelled })
  },
}

export const myEmail = [ask, resend, cancel]

/** The link is made in the job, so that it stands in no row but as its hash. */
export const writeTo = (req: PayloadRequest, change: string, link: ChangeLink) =>
  req.payload.jobs.queue({ task: 'sendEmailChange', queue: 'mail', input: { change, link }, req })

async function countLetter(req: PayloadRequest, accountId: string): Promise<Response | null> {
  const { isOver, secondsLeft } = await countTry(req, { limit: 'emailChange', of: [accountId] })
  return isOver ? refuseFor(secondsLeft, { message: refusalTexts.tooMany(secondsLeft) }) : null
}

const ownAddress = (req: PayloadRequest) =>
  new ValidationError({ errors: [{ path: 'email', message: texts.isOwn }], req }, req.t)
