import { sql } from '@payloadcms/db-postgres'
import type { SanitizedCollectionConfig } from 'payload'

/**
 * What `visible.ts` and `published.ts` say, as a condition for a statement that asks many tables at once. A
 * collection whose reading rule is none of these is public as a whole.
 */
export function publicRows({ flattenedFields, versions }: SanitizedCollectionConfig) {
  const has = (field: string) => flattenedFields.some(({ name }) => name === field)
  const conditions = [sql`true`]
  if (has('listed')) conditions.push(sql`listed`)
  if (has('expiresAt')) conditions.push(sql`expires_at > now()`)
  if (has('hidden')) conditions.push(sql`hidden is not true`)
  if (versions?.drafts) conditions.push(sql`_status = 'published' and published_at <= now()`)
  return sql.join(conditions, sql` and `)
}
