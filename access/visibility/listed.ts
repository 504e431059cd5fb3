import { sql } from '@payloadcms/db-postgres'
import type { VisibilityRule } from './rule'

/** Staff approved a version of it. */
export const listed: VisibilityRule = {
  fields: ['listed'],
  trait: 'approvable',
  where: () => ({ listed: { equals: true } }),
  sql: () => sql`listed`,
  holds: (doc) => doc.listed === true,
}
