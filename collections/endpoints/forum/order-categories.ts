import { sql } from '@payloadcms/db-postgres'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { runSql } from '#database/connection/sql'
import { categoryOrderInput } from '#domain/forum/forum-queries'
import { categoryOrderTexts as texts } from '#texts/forum/topic-tools'
import { privately, signedInStaff } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'

type Category = { id: string; order: number | null }

/** All categories at once: an order of some of them says nothing about the rest. */
export const orderCategories: Omit<Endpoint, 'root'> = {
  path: '/order',
  method: 'post',
  handler: async (req) => {
    signedInStaff(req)
    const { ids } = await readInput(req, categoryOrderInput)
    await inTransaction(req, () => arrange(req, ids))
    return privately({ message: texts.saved })
  },
}

async function arrange(req: PayloadRequest, ids: string[]) {
  const known = await runSql<Category>(
    req,
    sql`select id, "order"::float8 as order from forum_categories order by id for update`,
  )
  const places = new Map(ids.map((id, index) => [id, index + 1]))
  if (places.size !== known.length || known.some(({ id }) => !places.has(id)))
    throw new APIError(texts.changed, 409, null, true)
  for (const { id, order } of known) {
    if (order === places.get(id)) continue
    await req.payload.update({
      collection: 'forum-categories',
      id,
      data: { order: places.get(id) },
      overrideAccess: false,
      req,
    })
  }
}
