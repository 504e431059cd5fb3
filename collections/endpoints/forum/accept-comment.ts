import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import {
  acceptComment as storeAccepted,
  lockedTopic,
  shownComment,
} from '#database/statements/forum/accepted-comment'
import { notifiedOfComment } from '#database/statements/notifications/notified-of-comment'
import { acceptInput } from '#domain/forum/forum-queries'
import { notifyOfAcceptedAnswer } from '#hooks/forum/comment-notifications'
import { renewEntries } from '#hooks/search/search-entry'
import { announceUpdate } from '#hooks/writes/announce'
import { topicTexts } from '#texts/forum/forum'
import { open } from '#collections/guard/open-endpoints'
import { notFound, privately, signedIn } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'
import { seenTopic } from './topic-reads'

export const acceptComment: Omit<Endpoint, 'root'> = {
  path: '/:id/accept',
  method: 'post',
  custom: open({ query: [] }),
  handler: async (req) => {
    const { id: memberId } = signedIn(req)
    const topicId = await seenTopic(req)
    const { comment = null } = await readInput(req, acceptInput)
    await inTransaction(req, () => accept(req, { topicId, memberId, commentId: comment }))
    return privately({ accepted: comment })
  },
}

type Acceptance = { topicId: string; memberId: string; commentId: string | null }

async function accept(req: PayloadRequest, { topicId, memberId, commentId }: Acceptance) {
  const topic = await lockedTopic(req, topicId)
  if (topic?.owner !== memberId) throw new APIError(topicTexts.acceptedByAuthor, 403, null, true)
  if (topic.accepted === commentId) return
  const comment = commentId === null ? null : await shownComment(req, { topicId, id: commentId })
  if (commentId !== null && !comment) throw notFound()
  await storeAccepted(req, topicId, commentId)
  await announceUpdate({ req, collection: 'forum-topics', id: topicId })
  await renewEntries({ of: 'forum-topics', where: { id: { equals: topicId } }, req })
  if (!comment?.owner || topic.hidden) return
  const notified = await notifiedOfComment(req, { type: 'forum_accepted', topicId, commentId: comment.id })
  if (!notified.has(comment.owner))
    await notifyOfAcceptedAnswer({ req, topic: { ...topic, id: topicId }, comment })
}
