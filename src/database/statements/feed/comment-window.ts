import { sql } from '@payloadcms/db-postgres'
import { notHiddenOrHeldFor } from '#access/visibility/hidden'
import { type Comments, readWindow, type StoredComment } from '#database/statements/community/comment-window'
import type { Connection } from '#database/connection/sql'
import type { WindowQuery } from '#domain/community/window-query'
import type { CommentWindow } from '#domain/feed/feed-post'
import type { Viewer } from '#domain/roles'
import { plainHtml } from '#domain/text/user-text'

/** Null when the comment to start from was never below this post, or is gone. */
export async function postComments(
  connection: Connection,
  { postId, viewer, query }: { postId: string; viewer: Viewer; query: WindowQuery },
): Promise<CommentWindow | null> {
  const comments: Comments = {
    collection: 'post-comments',
    own: sql`post_id = ${postId}`,
    seen: notHiddenOrHeldFor(viewer),
    fields: [sql`'isHeld', is_held is true`],
  }
  const window = await readWindow<StoredComment & { isHeld: boolean }>(connection, comments, query)
  return (
    window && {
      ...window,
      comments: window.comments.map((comment) => ({ ...comment, html: plainHtml(comment) })),
    }
  )
}
