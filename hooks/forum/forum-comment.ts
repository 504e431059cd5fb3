import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { refreshTopicActivity } from '#database/statements/forum/topic-activity'
import { relatedId } from '#domain/lists/ids'
import { notificationExcerpt } from '#domain/notifications/notification-data'
import { forumCommentTexts } from '#texts/forum/forum'
import type { ForumComment } from '#types'
import { announceUpdate } from '#hooks/writes/announce'
import { countsAnew } from '#hooks/writes/counts-anew'
import { notify, whoActs } from '#hooks/notifications/notify'

const refresh = async (req: PayloadRequest, comment: ForumComment) => {
  const topicId = relatedId(comment.topic)
  if (!topicId) return
  await refreshTopicActivity(req, topicId)
  await announceUpdate({ req, collection: 'forum-topics', id: topicId })
}

const afterChange: CollectionAfterChangeHook<ForumComment> = async (written) => {
  if (countsAnew(written)) await refresh(written.req, written.doc)
}
const afterDelete: CollectionAfterDeleteHook<ForumComment> = ({ doc, req }) => refresh(req, doc)

export const refreshTopic = { afterChange, afterDelete }

export const tellTopicOwner: CollectionAfterChangeHook<ForumComment> = async ({ doc, operation, req }) => {
  const id = relatedId(doc.topic)
  if (operation !== 'create' || !id) return
  const topic = await req.payload.findByID({
    collection: 'forum-topics',
    id,
    select: { title: true, slug: true, owner: true },
    depth: 0,
    req,
  })
  const people = whoActs(req)
  await notify({
    req,
    to: topic.owner,
    type: 'forum_comment',
    ...forumCommentTexts.notice({ name: people[0]?.name, title: topic.title }),
    data: {
      topicId: id,
      slug: topic.slug,
      commentId: doc.id,
      people,
      item: topic.title,
      excerpt: notificationExcerpt(doc.content),
    },
  })
}
