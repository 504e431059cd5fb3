import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { refreshTopicActivity } from '#database/statements/forum/topic-activity'
import { relatedId } from '#domain/lists/ids'
import type { ForumComment } from '#types'
import { renewEntries } from '#hooks/search/search-entry'
import { announceUpdate } from '#hooks/writes/announce'
import { countsAnew } from '#hooks/writes/counts-anew'

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

/** The words of an accepted answer find its topic. */
export const renewAnswered = {
  afterChange: (async ({ doc, operation, previousDoc, req }) => {
    const isChanged = doc.content !== previousDoc?.content || doc.hidden !== previousDoc?.hidden
    if (operation === 'create' || !isChanged) return
    await renewEntries({ of: 'forum-topics', where: { acceptedComment: { equals: doc.id } }, req })
  }) satisfies CollectionAfterChangeHook<ForumComment>,
  afterDelete: (async ({ doc, req }) => {
    const topicId = relatedId(doc.topic)
    if (topicId) await renewEntries({ of: 'forum-topics', where: { id: { equals: topicId } }, req })
  }) satisfies CollectionAfterDeleteHook<ForumComment>,
}
