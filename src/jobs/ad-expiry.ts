import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, TaskConfig } from 'payload'
import { announce } from '#changes/announce'
import { inTransaction } from '#database/connection/in-transaction'
import { runSql } from '#database/connection/sql'
import { AD_NOTICE_HOURS } from '#domain/limits'
import { smallAdTexts } from '#texts/small-ads/small-ads'
import { dueAt } from './schedule'

type Ad = { id: string; owner: string; title: string; expiresAt: string }

/** The statement that marks an ad also claims it, so that only one process notifies. */
export const watchAdExpiry: TaskConfig<'watchAdExpiry'> = {
  slug: 'watchAdExpiry',
  ...dueAt('30 * * * * *'),
  handler: async ({ req }) => {
    await inTransaction(req, () => notifyOwners(req))
    await inTransaction(req, () => announceEnds(req))
    return { output: {} }
  },
}

async function notifyOwners(req: PayloadRequest) {
  const ads = await runSql<Ad>(
    req,
    sql`update small_ads set expiry_notice = 'told'
        where expiry_notice is null and owner_id is not null and expires_at > now()
          and expires_at <= now() + make_interval(hours => ${AD_NOTICE_HOURS})
        returning id, owner_id as owner, title, to_json(expires_at)#>>'{}' as "expiresAt"`,
  )
  for (const { id, owner, ...ad } of ads) {
    const notice = smallAdTexts.expiring(ad)
    const data = { owner, type: 'ad_expiring' as const, ...notice, data: { collection: 'small-ads', id } }
    await req.payload.create({ collection: 'notifications', data, req })
    await req.payload.jobs.queue({ task: 'sendAdExpiry', queue: 'mail', input: { ad: id }, req })
  }
}

/** Expiry involves no write, so it has to be announced here. */
async function announceEnds(req: PayloadRequest) {
  const ads = await runSql<Pick<Ad, 'id'>>(
    req,
    sql`update small_ads set expiry_notice = 'over'
        where expiry_notice is distinct from 'over' and expires_at <= now() returning id`,
  )
  for (const { id } of ads) {
    const seen = { before: {}, after: null }
    await announce({
      req,
      change: { collection: 'small-ads', documentId: id, operation: 'update', ...seen },
    })
  }
}
