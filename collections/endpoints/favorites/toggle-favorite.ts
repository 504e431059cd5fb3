import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { runSql } from '#database/connection/sql'
import { favoriteInput } from '#domain/favorites/favorite-input'
import { open } from '#collections/guard/open-endpoints'
import { privately, signedIn } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'

/** A deleted item can still be removed. */
export const toggleFavorite: Omit<Endpoint, 'root'> = {
  path: '/toggle',
  method: 'post',
  custom: open({ query: [] }),
  handler: async (req) => {
    const { id: memberId } = signedIn(req)
    const item = await readInput(req, favoriteInput)
    const favorite = await inTransaction(req, async () => {
      await runSql(req, sql`select pg_advisory_xact_lock(hashtext(${`favorites:${memberId}`}))`)
      const { docs: removed } = await req.payload.delete({
        collection: 'favorites',
        where: {
          owner: { equals: memberId },
          itemType: { equals: item.itemType },
          itemId: { equals: item.itemId },
        },
        depth: 0,
        req,
      })
      if (removed.length > 0) return false
      await req.payload.create({ collection: 'favorites', data: item, depth: 0, req })
      return true
    })
    return privately({ favorite })
  },
}
