import { randomInt } from 'node:crypto'
import type { TaskConfig } from 'payload'
import { storeCode } from '#database/statements/directory/claim-codes'
import { type EntryName, publicEntry } from '#database/statements/directory/entries'
import { CLAIM_CODE_DIGITS } from '#domain/limits'
import { emailTexts } from '#texts/notifications/emails'
import { writeEmail } from '#jobs/email/compose-email'
import { deliver } from '#jobs/email/deliver'

type Order = EntryName & { member: string }

/** The code is made here, so that it stands in no row but as its hash. A second attempt makes another one. */
export const sendClaimCode: TaskConfig<{ input: Order; output: object }> = {
  slug: 'sendClaimCode',
  inputSchema: [
    { name: 'kind', type: 'text', required: true },
    { name: 'id', type: 'text', required: true },
    { name: 'member', type: 'text', required: true },
  ],
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 5_000 } },
  handler: async ({ input, req }) => {
    const entry = await publicEntry(req, input)
    if (!entry?.email || entry.claimedBy) return { output: {} }
    const code = String(randomInt(10 ** CLAIM_CODE_DIGITS)).padStart(CLAIM_CODE_DIGITS, '0')
    await storeCode(req, { ...input, code })
    const words = emailTexts.claimCode({ code, name: entry.name })
    await deliver(req, { to: entry.email, ...writeEmail({ words }) })
    return { output: {} }
  },
}
