import { sql } from '@payloadcms/db-postgres'
import type { CollectionCustom, CollectionSlug, SanitizedCollectionConfig } from 'payload'
import type { Rule } from '#access/rules'

type Config = Pick<SanitizedCollectionConfig, 'custom'>

/** All rules of the collection's trait `visible` must hold; without the trait nothing is public. */
export const visible: Rule = ({ isReadingStaticFile, req, slug }) => {
  const rules = slug && rulesOf(req.payload.collections[slug as CollectionSlug].config)
  if (!rules) return false
  // The row is read again for a file (hooks/files/stored-file.ts), so hidden files answer 404 and not 403.
  if (isReadingStaticFile || rules.length === 0) return true
  const conditions = rules.map(({ where }) => where(req.user))
  return conditions.length === 1 ? conditions[0]! : { and: conditions }
}

export function visibleRows(config: Config) {
  const rules = rulesOf(config)
  if (!rules) return sql`false`
  const conditions = rules.map((rule) => rule.sql())
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

const rulesOf = ({ custom }: Config): CollectionCustom['visibility'] => custom.visibility
