import { sql } from '@payloadcms/db-postgres'
import type { VisibilityRule } from './rule'

export const unexpired: VisibilityRule = {
  fields: ['expiresAt'],
  trait: 'expiring',
  where: () => ({ expiresAt: { greater_than: new Date().toISOString() } }),
  sql: () => sql`expires_at > now()`,
  holds: ({ expiresAt }) => Boolean(expiresAt),
  until: 'expiresAt',
}
