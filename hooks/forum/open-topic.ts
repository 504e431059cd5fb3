import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeValidateHook } from 'payload'
import { runSql } from '#database/connection/sql'
import { relatedId } from '#domain/lists/ids'
import { isStaff } from '#domain/roles'
import { topicPageTexts } from '#texts/forum/topic-page'

/** The lock makes a comment wait for a topic that is being locked or merged. */
export const requireOpenTopic: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const [topic] = await runSql<{ isClosed: boolean; isMerged: boolean }>(
    req,
    sql`select is_locked is true as "isClosed", merged_into_id is not null as "isMerged"
      from forum_topics where id = ${relatedId(data?.topic)} for key share`,
  )
  if (topic?.isMerged || (topic?.isClosed && !isStaff(req.user)))
    throw new APIError(topicPageTexts.isLocked, 403, null, true)
  return data
}
