import { sql } from '@payloadcms/db-postgres'
import { notHidden } from '#access/visibility/hidden'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { runSql } from '#database/connection/sql'
import { cutText } from '#domain/text/excerpt'
import { ACTIVITY_TEXT_MAX } from '#domain/limits'
import { relatedId } from '#domain/lists/ids'
import { notificationExcerpt } from '#domain/notifications/notification-data'
import { postCommentTexts, postLikeTexts } from '#texts/feed/feed'
import type { PostComment } from '#types'
import type { Liked } from './likes'
import { announceUpdate } from '#hooks/writes/announce'
import { toldOnRelease } from '#hooks/moderation/released'
import { notify, whoActs } from '#hooks/notifications/notify'
import { notifyTogether, withdrawFromNotification } from '#hooks/notifications/notify-together'

export async function notifyOfPostLike({ req, itemId, memberId, isLiked }: Liked) {
  const post = await postOf(req, itemId)
  if (!post) return
  const { owner, excerpt } = post
  const notice = {
    req,
    to: owner,
    type: 'social_like' as const,
    about: itemId,
    words: (people: { newest: string; count: number }) => postLikeTexts.notice({ ...people, excerpt }),
  }
  if (isLiked) await notifyTogether({ ...notice, data: { postId: itemId, item: excerpt } })
  else await withdrawFromNotification({ ...notice, memberId })
}

const tellOfPostComment: CollectionAfterChangeHook<PostComment> = async ({ doc, operation, req }) => {
  const postId = relatedId(doc.post)
  if (operation !== 'create' || doc.hidden || !postId) return
  const post = await postOf(req, postId)
  if (!post) return
  const { owner, excerpt } = post
  const people = whoActs(req)
  await notify({
    req,
    to: owner,
    type: 'social_comment',
    ...postCommentTexts.notice({ name: people[0]?.name, excerpt }),
    data: { postId, commentId: doc.id, people, item: excerpt, excerpt: notificationExcerpt(doc.content) },
  })
}

/** What waited for staff is told when it is shown. */
export const notifyOfPostComment = toldOnRelease<PostComment>(tellOfPostComment)

export const announceCommented = (req: PayloadRequest, { post }: PostComment) =>
  announceUpdate({ req, collection: 'posts', id: String(relatedId(post)) })

/** In SQL and small, because likes come by the hundred. Nobody is told of what is hidden. */
async function postOf(req: PayloadRequest, id: string) {
  const [post] = await runSql<{ owner: string | null; content: string }>(
    req,
    sql`select owner_id as owner, content from posts where id = ${id} and ${notHidden.sql()}`,
  )
  return post ? { owner: post.owner, excerpt: cutText(post.content, ACTIVITY_TEXT_MAX) } : null
}
