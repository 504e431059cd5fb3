import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { EmailMessage } from '#domain/notifications/email-messages'
import type { User } from '#types'
import { endSessions } from './account-sessions'
import { forgetDevices } from './forgotten-devices'
import { inTransaction } from '#database/connection/in-transaction'
import { dropCodes } from './staff-codes'

type Account = Pick<User, 'id' | 'email' | 'fullName'>

/** Inside a transaction. Ends all sessions, because the request may come from somebody else. */
export async function takeCodes(req: PayloadRequest, { id: accountId, email, fullName: name }: Account) {
  const hadCodes = await dropCodes(req, accountId)
  const ended = await endSessions(req, { accountId })
  // The lost phone may be a remembered device, which needs no code.
  await forgetDevices(req, accountId)
  const input = { message: 'codesReset' satisfies EmailMessage, email, name } as const
  if (hadCodes) await req.payload.jobs.queue({ task: 'sendMessage', queue: 'mail', input, req })
  return { hadCodes, ended }
}

/** False if no account has this email. */
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
