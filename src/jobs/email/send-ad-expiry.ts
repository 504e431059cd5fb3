import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { runSql } from '#database/connection/sql'
import { isFirstOrder } from '#database/statements/jobs/letters'
import { routes } from '#domain/routes'
import { env } from '#env'
import { adExpiryEmail } from '#texts/small-ads/small-ads'
import { addressee } from './addressee'
import { writeEmail } from './compose-email'
import { letterTask } from './letter-task'

type Ending = { title: string; expiresAt: string; owner: string }

/** Once for each time that the ad is `told`; a renewed or expired ad needs none. */
export const sendAdExpiry = letterTask<{ ad: string }>({
  slug: 'sendAdExpiry',
  inputSchema: [{ name: 'ad', type: 'text', required: true }],
  send: async ({ input: { ad: id }, letter, req }) => {
    const ending = (await isFirstOrder(req, letter.id)) && (await endingAd(id, req))
    if (!ending) return
    const { owner, ...ad } = ending
    const to = await addressee(req, { letter, member: owner, kind: 'expiryEmails' })
    const link = env.SITE_URL + routes.dashboard
    const words = adExpiryEmail(ad)
    if (to) await to.send(writeEmail({ words, name: to.member.fullName, link, footer: to.footer }))
    await markMailed(id, req)
  },
})

const endingAd = async (id: string, req: PayloadRequest): Promise<Ending | undefined> =>
  (
    await runSql<Ending>(
      req,
      sql`select title, to_json(expires_at)#>>'{}' as "expiresAt", owner_id as owner from small_ads
          where id = ${id} and expiry_notice = 'told' and expires_at > now() and owner_id is not null`,
    )
  )[0]

const markMailed = (id: string, req: PayloadRequest) =>
  runSql(req, sql`update small_ads set expiry_notice = 'mailed' where id = ${id} and expiry_notice = 'told'`)
