import { sql } from '@payloadcms/db-postgres'
import type { Where } from 'payload'
import type { VisibilityRule } from './rule'

/** Payload's drafts: published, and not dated into the future. */
export const published: VisibilityRule = {
  fields: ['_status', 'publishedAt'],
  where: (): Where => ({
    and: [
      { _status: { equals: 'published' } },
      { publishedAt: { less_than_equal: new Date().toISOString() } },
    ],
  }),
  sql: () => sql`_status = 'published' and published_at <= now()`,
  holds: ({ _status, publishedAt }) => _status === 'published' && Boolean(publishedAt),
  from: 'publishedAt',
}
