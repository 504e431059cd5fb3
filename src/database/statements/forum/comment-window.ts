import { sql } from '@payloadcms/db-postgres'
import { notHiddenFor } from '#access/visibility/hidden'
import { type Comments, readWindow, type StoredComment } from '#database/statements/community/comment-window'
import type { Connection } from '#database/connection/sql'
import type { WindowQuery } from '#domain/community/window-query'
import type { CommentWindow } from '#domain/forum/shown-topics'
import type { Viewer } from '#domain/roles'
import type { Mention } from '#domain/text/mentions'
import { richHtml } from '#domain/text/user-text'
import { unhurriedList } from '#domain/web/unhurried'

type Asked = { topicId: string; viewer: Viewer; query: WindowQuery }
type Stored = StoredComment & {
  mentions: Mention[] | null
  likesCount: number
  isAccepted: boolean
  isHidden: boolean
  isHeld: boolean
}

/** Null when the comment to start from was never in this topic, or is gone. */
export async function topicComments(
  connection: Connection,
  { topicId, viewer, query }: Asked,
): Promise<CommentWindow | null> {
  const accepted = sql`(select accepted_comment_id from forum_topics where id = ${topicId})`
  const comments: Comments = {
    collection: 'forum-comments',
    own: sql`topic_id = ${topicId}`,
    seen: notHiddenFor(viewer),
    fields: [
      sql`'mentions', mentions, 'likesCount', coalesce(likes_count, 0)::int, 'isHidden', hidden is true, 'isHeld', is_held is true`,
      sql`'isAccepted', hidden is not true and id = ${accepted}`,
    ],
  }
  const window = await readWindow<Stored>(connection, comments, query)
  if (!window) return null
  const shown = await unhurriedList(window.comments, ({ mentions, ...comment }) => ({
    ...comment,
    html: richHtml({ content: comment.content, mentions: mentions ?? [] }),
  }))
  return { ...window, comments: shown }
}
