import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, TaskConfig } from 'payload'
import { runSql } from '#database/connection/sql'
import { routes } from '#domain/routes'
import { env } from '#env'
import { adExpiryEmail } from '#texts/small-ads/small-ads'
import { addressee } from './addressee'
import { writeEmail } from './compose-email'

type Order = { ad: string }
type Claimed = { title: string; expiresAt: string; owner: string }

/** Only the job that moves the ad from `told` to `mailed` sends the email; a renewed or expired ad needs none. */
export const sendAdExpiry: TaskConfig<{ input: Order; output: object }> = {
  slug: 'sendAdExpiry',
  inputSchema: [{ name: 'ad', type: 'text', required: true }],
  retries: { attempts: 4, backoff: { type: 'exponential', delay: 5_000 } },
  handler: async ({ input, req }) => {
    const claimed = await claim(input.ad, req)
    if (!claimed) return { output: {} }
    const { owner, ...ad } = claimed
    try {
      const to = await addressee(req, { member: owner, kind: 'expiryEmails' })
      const link = env.SITE_URL + routes.dashboard
      const words = adExpiryEmail(ad)
      if (to) await to.send(writeEmail({ words, name: to.member.fullName, link, footer: to.footer }))
    } catch (error) {
      await release(input.ad, req)
      throw error
    }
    return { output: {} }
  },
}

const claim = async (id: string, req: PayloadRequest): Promise<Claimed | undefined> =>
  (
    await runSql<Claimed>(
      req,
      sql`update small_ads set expiry_notice = 'mailed'
          where id = ${id} and expiry_notice = 'told' and expires_at > now() and owner_id is not null
          returning title, to_json(expires_at)#>>'{}' as "expiresAt", owner_id as owner`,
    )
  )[0]

const release = (id: string, req: PayloadRequest) =>
  runSql(req, sql`update small_ads set expiry_notice = 'told' where id = ${id} and expiry_notice = 'mailed'`)
