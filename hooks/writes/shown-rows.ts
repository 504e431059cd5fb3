import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { VisibilityRule } from '#access/visibility/rule'
import { visibleRows } from '#access/visibility/visible'
import { runSql, tableOf } from '#database/connection/sql'
import { relatedId } from '#domain/lists/ids'

type Rows = { req: PayloadRequest; collection: CollectionSlug; ids: readonly string[] }

/** Which of the stored rows everybody sees, with what stands above them. */
export async function shownRows({ req, collection, ids }: Rows): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { config } = req.payload.collections[collection]
  const rows = await runSql<{ id: string }>(
    req,
    sql`select id from ${tableOf(collection)}
      where id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )}) and ${visibleRows(config)}`,
  )
  return new Set(rows.map(({ id }) => id))
}

type Child = { req: PayloadRequest; collection: SanitizedCollectionConfig; doc: Record<string, unknown> }

/** A document knows its parent by id only, which says nothing of being hidden. */
export async function isUnderShown({ req, collection: { custom }, doc }: Child): Promise<boolean> {
  const rules: readonly VisibilityRule[] = custom?.visibility ?? []
  for (const { parent } of rules) {
    const id = parent && relatedId(doc[parent.field])
    if (parent && !(id && (await shownRows({ req, collection: parent.of, ids: [id] })).has(id))) return false
  }
  return true
}
