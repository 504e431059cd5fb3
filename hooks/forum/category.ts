import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { runSql } from '#database/connection/sql'
import { defaultCategoryId } from '#database/statements/forum/default-category'
import { renewEntries } from '#hooks/search/search-entry'
import { announceTouched } from '#hooks/writes/announce'
import { forumCategoryTexts } from '#texts/forum/forum'

/** Its topics move to the default category. The lock keeps new ones from coming in meanwhile. */
export const moveTopics: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const [category] = await runSql<{ is_default: boolean | null }>(
    req,
    sql`select is_default from forum_categories where id = ${id} for update`,
  )
  if (category?.is_default) throw new APIError(forumCategoryTexts.defaultStays, 409, null, true)
  const home = await defaultCategoryId(req)
  const moved = await runSql<{ id: string }>(
    req,
    sql`update forum_topics set category_id = ${home} where category_id = ${id} returning id`,
  )
  if (moved.length === 0) return
  const where = { id: { in: moved.map((topic) => topic.id) } }
  const { docs } = await req.payload.db.find<{ id: string } & Record<string, unknown>>({
    collection: 'forum-topics',
    where,
    limit: 0,
    pagination: false,
    req,
  })
  await announceTouched({ collection: req.payload.collections['forum-topics'].config, docs, req })
  await renewEntries({ of: 'forum-topics', where, req })
}
