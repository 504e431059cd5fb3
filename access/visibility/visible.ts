import { sql } from '@payloadcms/db-postgres'
import type { CollectionCustom, CollectionSlug, SanitizedCollectionConfig } from 'payload'
import type { Rule } from '#access/rules'

type Config = Pick<SanitizedCollectionConfig, 'custom'>

/** What everybody sees of a collection: what satisfies all rules of its trait `visible`; without the trait nothing. */
export const visible: Rule = ({ isReadingStaticFile, req, slug }) => {
  const rules = slug && rulesOf(req.payload.collections[slug as CollectionSlug].config)
  if (!rules) return false
  // A file asks again for its row (hooks/files/stored-file.ts): what is hidden is missing, not forbidden.
  if (isReadingStaticFile || rules.length === 0) return true
  const conditions = rules.map(({ where }) => where(req.user))
  return conditions.length === 1 ? conditions[0]! : { and: conditions }
}

/** The same as a condition for a statement of our own. */
export function visibleRows(config: Config) {
  const rules = rulesOf(config)
  if (!rules) return sql`false`
  const conditions = rules.map((rule) => rule.sql())
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

const rulesOf = ({ custom }: Config): CollectionCustom['visibility'] => custom.visibility
