import { storeCode } from '#database/statements/directory/claim-codes'
import { type EntryName, publicEntry } from '#database/statements/directory/entries'
import { codeOfLetter } from '#domain/account/letter-secret'
import { CLAIM_CODE_DIGITS } from '#domain/limits'
import { env } from '#env'
import { emailTexts } from '#texts/notifications/emails'
import { writeEmail } from '#jobs/email/compose-email'
import { letterTask } from '#jobs/email/letter-task'

type Order = EntryName & { member: string }

/** The code is made here, so that it stands in no row but as its hash. */
export const sendClaimCode = letterTask<Order>({
  slug: 'sendClaimCode',
  inputSchema: [
    { name: 'kind', type: 'text', required: true },
    { name: 'id', type: 'text', required: true },
    { name: 'member', type: 'text', required: true },
  ],
  send: async ({ input, letter, req }) => {
    const entry = await publicEntry(req, input)
    if (!entry?.email || entry.claimedBy) return
    const secret = env.PAYLOAD_SECRET ?? ''
    const code = codeOfLetter({ letterId: letter.id, digits: CLAIM_CODE_DIGITS, secret })
    await storeCode(req, { ...input, code })
    const words = emailTexts.claimCode({ code, name: entry.name })
    await letter.deliver({ to: entry.email, ...writeEmail({ words }) })
  },
})
