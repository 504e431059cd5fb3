import { putWaitingChange } from '#database/statements/account/email-changes'
import { queueEmail } from '#hooks/notifications/queue-email'
import { newEntry } from '../support/directory'
import { newEvent } from '../support/events'
import { newMember, signedInMember } from '../support/members'
import { getTestPayload, rest } from '../support/rest'
import { runRawSql } from '../support/run-sql'
import { newSmallAd } from '../support/small-ads'

/** Returns the address that one letter has to reach. */
type Order = (number: number) => Promise<string>

const ROUNDS = 2

const jobs = async () => (await getTestPayload()).jobs

/** One letter of each kind that keeps a state of its own, and those that keep none. */
const orders: Record<string, Order> = {
  message: async (number) => {
    const email = `message-${number}@example.org`
    const req = { payload: await getTestPayload() } as Parameters<typeof queueEmail>[0]['req']
    await queueEmail({ req, message: 'suspensionEnded', to: { email, name: 'Ани' }, values: undefined })
    return email
  },
  reset: async () => {
    const { email } = await newMember()
    await rest('POST', '/users/forgot-password', { body: { email } })
    return email
  },
  adExpiry: async () => {
    const { id, owner } = await newSmallAd()
    await runRawSql(
      `update small_ads set expires_at = now() + interval '5 hours', expiry_notice = 'told' where id = '${id}'`,
    )
    await (await jobs()).queue({ task: 'sendAdExpiry', queue: 'mail', input: { ad: id } })
    return owner.email
  },
  recheck: async (number) => {
    const email = `recheck-${number}@example.org`
    const { id } = await newEntry('contacts', { email })
    await runRawSql(`update contacts set letter_at = now(), letter_sent_at = null where id = '${id}'`)
    await (await jobs()).queue({ task: 'sendRecheck', queue: 'mail', input: { contact: id } })
    return email
  },
  claimCode: async (number) => {
    const email = `claim-${number}@example.org`
    const [{ id }, member] = [await newEntry('contacts', { email }), await newMember()]
    await (
      await jobs()
    ).queue({ task: 'sendClaimCode', queue: 'mail', input: { kind: 'contacts', id, member: member.id } })
    return email
  },
  emailChange: async (number) => {
    const toEmail = `change-${number}@example.org`
    const { id, email } = await newMember()
    const change = await putWaitingChange(
      { payload: await getTestPayload() },
      { accountId: id, fromEmail: email, toEmail },
    )
    await (await jobs()).queue({ task: 'sendEmailChange', queue: 'mail', input: { change, link: 'confirm' } })
    return toEmail
  },
  digest: async () => {
    const { id, email } = await signedInMember()
    await runRawSql(`update users set weekly_digest = true where id = '${id}'`)
    await (await jobs()).queue({ task: 'sendDigest', queue: 'mailings', input: { member: id } })
    return email
  },
}

/** What the weekly letter tells of. */
export const prepare = () => newEvent()

/** Some letters of each kind; the addresses. */
export async function orderAll(cycle: number): Promise<string[]> {
  const addresses: string[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    for (const order of Object.values(orders)) addresses.push(await order(cycle * ROUNDS + round))
  return addresses
}
