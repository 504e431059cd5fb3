import type { PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { lockAccount } from '#database/statements/account/lock-account'
import { CONFIRM_LINK_HOURS, EMAILS_PER_HOUR, RESET_LINK_MINUTES } from '#domain/limits'
import { routes } from '#domain/routes'
import { tokenOfLetter } from '#domain/account/letter-secret'
import { env } from '#env'
import { emailTexts } from '#texts/notifications/emails'
import type { User } from '#types'
import { writeEmail } from './compose-email'
import { type Letter, letterTask } from './letter-task'

export const letters = ['resetPassword', 'confirmEmail'] as const
export type LinkEmail = (typeof letters)[number]
/** Sealed with `payload.encrypt`, because Payload logs a job's input. */
type Order = { letter: LinkEmail; sealedAddress: string }

const minutesValid = { resetPassword: RESET_LINK_MINUTES, confirmEmail: CONFIRM_LINK_HOURS * 60 }
const linkTo = { resetPassword: routes.resetPassword, confirmEmail: routes.confirmEmail }

/** Looks up the account here, after the response, so that neither response nor timing reveals whether it exists. */
export const sendLinkEmail = letterTask<Order>({
  slug: 'sendLetter',
  inputSchema: [
    { name: 'letter', type: 'select', options: [...letters], required: true },
    { name: 'sealedAddress', type: 'text', required: true },
  ],
  send: async ({ input, letter, req }) => {
    const account = await addressee(input, req)
    if (account) await send({ account, kind: input.letter, letter, req })
  },
})

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

type Sending = { account: User; kind: LinkEmail; letter: Letter; req: PayloadRequest }

async function send(sending: Sending) {
  const { account, kind, letter, req } = sending
  const { token, hash } = tokenOfLetter({ letterId: letter.id, secret: env.PAYLOAD_SECRET ?? '' })
  const id = await takePlace(hash, sending)
  if (id === null) return
  try {
    // From the environment: a request could send a false Host header.
    const link = `${env.SITE_URL}${linkTo[kind](token)}`
    const name = account.awaitsConfirmation ? undefined : account.fullName
    const written = writeEmail({ words: emailTexts[kind], name, link })
    await letter.deliver({ to: account.email, ...written })
  } catch (error) {
    // A failed email must not count against the limit when the job is retried.
    await req.payload.delete({ collection: 'mail-tokens', id, req })
    throw error
  }
}

/** Null when the hourly limit is reached or the address was left meanwhile. Locks the account's row, because jobs run concurrently. */
function takePlace(tokenHash: string, { account, kind, req }: Sending): Promise<string | null> {
  return inTransaction(req, async () => {
    await lockAccount(req, account.id)
    if (!(await isStillTheirs(account, req))) return null
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
    const { totalDocs } = await req.payload.count({
      collection: 'mail-tokens',
      where: {
        account: { equals: account.id },
        purpose: { equals: kind },
        createdAt: { greater_than: hourAgo },
        tokenHash: { not_equals: tokenHash },
      },
      req,
    })
    if (totalDocs >= EMAILS_PER_HOUR) return null
    // A try whose process was killed has left its link.
    await req.payload.delete({ collection: 'mail-tokens', where: { tokenHash: { equals: tokenHash } }, req })
    const expiresAt = new Date(Date.now() + minutesValid[kind] * 60_000).toISOString()
    const data = { purpose: kind, tokenHash, account: account.id, expiresAt }
    return (await req.payload.create({ collection: 'mail-tokens', data, req })).id
  })
}

async function isStillTheirs({ id, email }: User, req: PayloadRequest): Promise<boolean> {
  const where = { id: { equals: id }, email: { equals: email } }
  return (await req.payload.count({ collection: 'users', where, req })).totalDocs > 0
}
