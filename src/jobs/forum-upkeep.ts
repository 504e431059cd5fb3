import { sql } from '@payloadcms/db-postgres'
import type { TaskConfig } from 'payload'
import { notHidden } from '#access/visibility/hidden'
import { runSql } from '#database/connection/sql'
import { purgeViews } from '#database/statements/forum/topic-views'
import { forgetContacts } from '#database/statements/moderation/spam-signs'
import { dueAt } from './schedule'

export const forumUpkeep: TaskConfig<'forumUpkeep'> = {
  slug: 'forumUpkeep',
  ...dueAt('30 */10 * * * *'),
  handler: async ({ req }) => {
    await runSql(
      req,
      sql`with unpinned as (
          update forum_topics set is_pinned = false, pinned_until = null
          where is_pinned and pinned_until <= now() returning id, ${notHidden.sql()} as is_seen
        )
        insert into changes (collection, document_id, operation, extra)
        select 'forum-topics', id::text, 'update', jsonb_build_object('before', seen, 'after', seen)
        from unpinned, lateral (select case when is_seen then '{}'::jsonb end as seen) as public`,
    )
    await purgeViews(req)
    await forgetContacts(req)
    return { output: {} }
  },
}
