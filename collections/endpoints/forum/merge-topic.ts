import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { lockPair, type MergedTopic, moveToTopic } from '#database/statements/forum/merge-topics'
import { refreshTopicActivity } from '#database/statements/forum/topic-activity'
import { mergeInput } from '#domain/forum/forum-queries'
import { FORUM_COMMENT_MAX } from '#domain/forum/forum-input'
import { renewEntries } from '#hooks/search/search-entry'
import { announceUpdate } from '#hooks/writes/announce'
import { topicToolTexts as texts } from '#texts/forum/topic-tools'
import { notFound, privately, signedInStaff } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'

/** The topic of the address ends in another one; its address leads there (docs/decisions/073-merged-topics.md). */
export const mergeTopic: Omit<Endpoint, 'root'> = {
  path: '/:id/merge',
  method: 'post',
  handler: async (req) => {
    signedInStaff(req)
    const from = String(req.routeParams?.id)
    const { into } = await readInput(req, mergeInput)
    if (from === into) throw new APIError(texts.sameTopic, 409, null, true)
    await inTransaction(req, () => merge(req, { from, into }))
    return privately({ message: texts.merged, into })
  },
}

async function merge(req: PayloadRequest, { from, into }: { from: string; into: string }) {
  const pair = await lockPair(req, { from, into })
  const [gone, stays] = [from, into].map((id) => pair.find((topic) => topic.id === id))
  if (!gone || !stays) throw notFound()
  if (gone.isMerged || stays.isMerged) throw new APIError(texts.alreadyMerged, 409, null, true)
  if (stays.hidden) throw new APIError(texts.hiddenTarget, 409, null, true)
  await moveToTopic(req, { from, into })
  if (!gone.hidden) await keepText(req, gone, into)
  await req.payload.update({
    collection: 'forum-topics',
    id: from,
    data: { hidden: true, hiddenReason: texts.mergedReason(stays.title), mergedInto: into, isPinned: false },
    context: { deed: 'merge' },
    req,
  })
  await refreshTopicActivity(req, into)
  await announceUpdate({ req, collection: 'forum-topics', id: into })
  await renewEntries({ of: 'forum-topics', where: { id: { equals: into } }, req })
}

/** Past the hooks, which would notify everybody of an old text as of a new comment. */
async function keepText({ payload, ...req }: PayloadRequest, gone: MergedTopic, into: string) {
  const text = gone.content && gone.content !== gone.title ? `${gone.title}\n\n${gone.content}` : gone.title
  const createdAt = new Date(gone.createdAt).toISOString()
  await payload.db.create({
    collection: 'forum-comments',
    data: {
      topic: into,
      owner: gone.owner,
      content: text.slice(0, FORUM_COMMENT_MAX),
      createdAt,
      updatedAt: createdAt,
    },
    req: { transactionID: req.transactionID },
  })
}
