import { sql } from '@payloadcms/db-postgres'
import type { TaskConfig } from 'payload'
import { runSql } from '#database/connection/sql'
import { purgeViews } from '#database/statements/forum/topic-views'
import { dueAt } from './schedule'

export const forumUpkeep: TaskConfig<'forumUpkeep'> = {
  slug: 'forumUpkeep',
  schedule: dueAt('30 */10 * * * *'),
  handler: async ({ req }) => {
    await runSql(
      req,
      sql`with unpinned as (
          update forum_topics set is_pinned = false, pinned_until = null
          where is_pinned and pinned_until <= now() returning id
        )
        insert into changes (collection, document_id, operation, extra)
        select 'forum-topics', id::text, 'update', '{"before": {}, "after": {}}' from unpinned`,
    )
    await purgeViews(req)
    return { output: {} }
  },
}
