import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Endpoint } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { runSql, tableOf } from '#database/connection/sql'
import type { RequestLimit } from '#domain/request-limits'
import { open } from '#collections/guard/open-endpoints'
import { privately } from '#collections/endpoints/answers'

type Revealing = { slug: string; fields: string[]; limit: RequestLimit }
type Item = Record<string, unknown> & { owner?: string | null }

export const revealContact = ({ slug, fields, limit }: Revealing): Omit<Endpoint, 'root'> => ({
  path: '/:id/reveal-contact',
  method: 'post',
  custom: open({ query: [], limit }),
  handler: (req) =>
    inTransaction(req, async () => {
      const asked = { collection: slug as CollectionSlug, id: String(req.routeParams?.id), depth: 0, req }
      await req.payload.findByID({ ...asked, overrideAccess: false })
      const item = (await req.payload.findByID({ ...asked, overrideAccess: true })) as unknown as Item
      if (!req.user || req.user.id !== item.owner) {
        await runSql(
          req,
          sql`update ${tableOf(slug)} set contact_views = coalesce(contact_views, 0) + 1 where id = ${asked.id}`,
        )
      }
      return privately(Object.fromEntries(fields.map((name) => [name, item[name] ?? null])))
    }),
})
