import type { PayloadRequest, TaskConfig } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { lockAccount } from '#database/statements/account/lock-account'
import { hideAddresses } from '#domain/log/hide-addresses'
import { CONFIRM_LINK_HOURS, EMAILS_PER_HOUR, RESET_LINK_MINUTES } from '#domain/limits'
import { routes } from '#domain/routes'
import { newSecretToken } from '#domain/account/secret-token'
import { env } from '#env'
import { emailTexts } from '#texts/notifications/emails'
import type { User } from '#types'
import { writeEmail } from './compose-email'

export const letters = ['resetPassword', 'confirmEmail'] as const
export type LinkEmail = (typeof letters)[number]
/**
 * `sealedAddress` is made by `payload.encrypt`. Payload writes what a job was given into the job's own log and, when it
 * fails, into ours: sealed, the address can be used again and is read by nobody.
 */
type Order = { letter: LinkEmail; sealedAddress: string }

const minutesValid = { resetPassword: RESET_LINK_MINUTES, confirmEmail: CONFIRM_LINK_HOURS * 60 }
const linkTo = { resetPassword: routes.resetPassword, confirmEmail: routes.confirmEmail }

/**
 * Sends a link to whoever has the address. Whether anybody has it is looked up here, long after the request was
 * answered, so that neither the answer nor its time can tell.
 */
export const sendLinkEmail: TaskConfig<{ input: Order; output: object }> = {
  slug: 'sendLetter',
  inputSchema: [
    { name: 'letter', type: 'select', options: [...letters], required: true },
    { name: 'sealedAddress', type: 'text', required: true },
  ],
  retries: { attempts: 4, backoff: { type: 'exponential', delay: 5_000 } },
  handler: async ({ input, req }) => {
    try {
      const account = await addressee(input, req)
      if (account) await send({ account, letter: input.letter, req })
      return { output: {} }
    } catch (error) {
      // Only the words: the error of a mail server also carries the envelope.
      throw new Error(hideAddresses(error instanceof Error ? error.message : String(error)))
    }
  },
}

async function addressee({ letter, sealedAddress }: Order, req: PayloadRequest): Promise<User | null> {
  const email = req.payload.decrypt(sealedAddress)
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: email.toLowerCase() } },
    showHiddenFields: true,
    limit: 1,
    req,
  })
  const [account] = docs
  const isWaitedFor = letter === 'resetPassword' || account?.awaitsConfirmation
  return account && isWaitedFor ? account : null
}

type Sending = { account: User; letter: LinkEmail; req: PayloadRequest }

async function send({ account, letter, req }: Sending) {
  const { token, hash } = newSecretToken()
  const id = await takePlace(hash, { account, letter, req })
  if (id === null) return
  try {
    // The address is ours from the environment; a request could bring a false Host.
    const link = `${env.SITE_URL}${linkTo[letter](token)}`
    const name = account.awaitsConfirmation ? undefined : account.fullName
    const written = writeEmail({ words: emailTexts[letter], name, link })
    await req.payload.sendEmail({ to: account.email, ...written })
  } catch (error) {
    // What was never sent must not count against the member when the job tries again.
    await req.payload.delete({ collection: 'mail-tokens', id, req })
    throw error
  }
}

/** A place among the few letters of an hour, or null. Jobs run beside each other, so each waits for the account's row. */
function takePlace(tokenHash: string, { account, letter, req }: Sending): Promise<string | null> {
  return inTransaction(req, async () => {
    await lockAccount(req, account.id)
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
    const { totalDocs } = await req.payload.count({
      collection: 'mail-tokens',
      where: {
        account: { equals: account.id },
        purpose: { equals: letter },
        createdAt: { greater_than: hourAgo },
      },
      req,
    })
    if (totalDocs >= EMAILS_PER_HOUR) return null
    const expiresAt = new Date(Date.now() + minutesValid[letter] * 60_000).toISOString()
    const data = { purpose: letter, tokenHash, account: account.id, expiresAt }
    return (await req.payload.create({ collection: 'mail-tokens', data, req })).id
  })
}
