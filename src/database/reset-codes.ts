import { createLocalReq, type Payload } from 'payload'
import { endSessions } from './account-sessions'
import { inTransaction } from './in-transaction'
import { dropCodes } from './staff-codes'

/**
 * For who has lost the phone and the recovery codes: the codes go, and every session with them, because somebody may
 * ask who is not them. The account gets a letter, the log a line. False: nobody has this address.
 */
export async function resetCodes(payload: Payload, email: string): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  const where = { email: { equals: email.toLowerCase() } }
  const { docs } = await payload.find({ collection: 'users', where, limit: 1, pagination: false, req })
  const [account] = docs
  if (!account) return false
  const { id: accountId, fullName: name } = account
  await inTransaction(req, async () => {
    const hadCodes = await dropCodes(req, accountId)
    const ended = await endSessions(req, { accountId })
    const input = { message: 'codesOff' as const, email: account.email, name }
    if (hadCodes) await payload.jobs.queue({ task: 'sendMessage', queue: 'mail', input, req })
    payload.logger.warn({ msg: 'one-time codes removed by a command', account: accountId, hadCodes, ended })
  })
  return true
}
