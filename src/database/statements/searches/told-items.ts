import { sql } from '@payloadcms/db-postgres'
import { tableOf } from '#database/connection/sql'
import { toldKinds } from '#domain/searches/told-kinds'

type SQL = ReturnType<typeof sql>

/** Whose the item is that a row names by `kind` and `document_id`, and what it costs where searches have a limit. */
export const itemOf = (row: SQL) =>
  sql.join(
    toldKinds.map((kind) => {
      const price = kind === 'apartments' ? sql`price` : sql`null::numeric`
      return sql`select owner_id, ${price} as price from ${tableOf(kind)} where ${row}.kind = ${kind} and id = ${row}.document_id`
    }),
    sql` union all `,
  )

/** Whether the owner of `search` blocks the owner of `item`. Nobody can block staff. */
export const isBlocked = sql`exists (
  select from blocks join users author on author.id = blocks.member_id
  where blocks.owner_id = search.owner_id and blocks.member_id = item.owner_id and author.role = 'user')`

/** Whether it blocks whose item the row names. */
export const isOfBlocked = (row: SQL) => sql`exists (select from (${itemOf(row)}) item where ${isBlocked})`
