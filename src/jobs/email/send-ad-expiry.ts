import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, TaskConfig } from 'payload'
import { runSql } from '#database/connection/sql'
import { routes } from '#domain/routes'
import { env } from '#env'
import { adExpiryEmail } from '#texts/small-ads/small-ads'
import { writeEmail } from './compose-email'

type Order = { ad: string }
type Claimed = { title: string; expiresAt: string; email: string; name: string }

/** Only the job that moves the ad from `told` to `mailed` sends the email; a renewed or expired ad needs none. */
export const sendAdExpiry: TaskConfig<{ input: Order; output: object }> = {
  slug: 'sendAdExpiry',
  inputSchema: [{ name: 'ad', type: 'text', required: true }],
  retries: { attempts: 4, backoff: { type: 'exponential', delay: 5_000 } },
  handler: async ({ input, req }) => {
    const claimed = await claim(input.ad, req)
    if (!claimed) return { output: {} }
    const { email, name, ...ad } = claimed
    try {
      const link = `${env.SITE_URL}${routes.dashboard}`
      await req.payload.sendEmail({ to: email, ...writeEmail({ words: adExpiryEmail(ad), name, link }) })
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
      sql`update small_ads ad set expiry_notice = 'mailed' from users owner
          where ad.id = ${id} and ad.expiry_notice = 'told' and ad.expires_at > now() and owner.id = ad.owner_id
          returning ad.title, to_json(ad.expires_at)#>>'{}' as "expiresAt", owner.email, owner.full_name as name`,
    )
  )[0]

const release = (id: string, req: PayloadRequest) =>
  runSql(req, sql`update small_ads set expiry_notice = 'told' where id = ${id} and expiry_notice = 'mailed'`)
