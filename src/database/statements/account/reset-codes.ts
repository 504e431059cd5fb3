import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { EmailMessage } from '#domain/notifications/email-messages'
import type { User } from '#types'
import { endSessions } from './account-sessions'
import { forgetDevices } from './forgotten-devices'
import { inTransaction } from '#database/connection/in-transaction'
import { dropCodes } from './staff-codes'

type Account = Pick<User, 'id' | 'email' | 'fullName'>

/**
 * Inside a transaction, for who has lost the phone and the recovery codes: the codes go, and every session with them,
 * because somebody may ask who is not them. The account gets a letter. Tells what there was.
 */
export async function takeCodes(req: PayloadRequest, { id: accountId, email, fullName: name }: Account) {
  const hadCodes = await dropCodes(req, accountId)
  const ended = await endSessions(req, { accountId })
  // The lost phone may be one of those that are let in without a code.
  await forgetDevices(req, accountId)
  const input = { message: 'codesReset' satisfies EmailMessage, email, name } as const
  if (hadCodes) await req.payload.jobs.queue({ task: 'sendMessage', queue: 'mail', input, req })
  return { hadCodes, ended }
}

/** The command's way; the log gets a line. False: nobody has this address. */
export async function resetCodes(payload: Payload, email: string): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  const where = { email: { equals: email.toLowerCase() } }
  const { docs } = await payload.find({ collection: 'users', where, limit: 1, pagination: false, req })
  const [account] = docs
  if (!account) return false
  const taken = await inTransaction(req, () => takeCodes(req, account))
  payload.logger.warn({ msg: 'one-time codes removed by a command', account: account.id, ...taken })
  return true
}
