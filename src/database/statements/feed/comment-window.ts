import { sql } from '@payloadcms/db-postgres'
import { notHidden } from '#access/visibility/hidden'
import { type Comments, readWindow } from '#database/statements/community/comment-window'
import type { Connection } from '#database/connection/sql'
import type { WindowQuery } from '#domain/community/window-query'
import type { CommentWindow } from '#domain/feed/feed-post'
import { plainHtml } from '#domain/text/user-text'

/** Null when the comment to start from was never below this post, or is gone. */
export async function postComments(
  connection: Connection,
  { postId, query }: { postId: string; query: WindowQuery },
): Promise<CommentWindow | null> {
  const comments: Comments = {
    collection: 'post-comments',
    own: sql`post_id = ${postId}`,
    seen: notHidden.sql(),
  }
  const window = await readWindow(connection, comments, query)
  return (
    window && {
      ...window,
      comments: window.comments.map((comment) => ({ ...comment, html: plainHtml(comment) })),
    }
  )
}
