import { sql } from '@payloadcms/db-postgres'
import type { VisibilityRule } from './rule'

export const listed: VisibilityRule = {
  fields: ['listed'],
  trait: 'approvable',
  where: () => ({ listed: { equals: true } }),
  sql: () => sql`listed`,
  holds: (doc) => doc.listed === true,
}
