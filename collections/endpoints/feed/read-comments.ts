import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { commentWindow } from '#database/statements/feed/comment-window'
import { shownPosts } from '#database/statements/feed/feed-window'
import { type FeedComment, toFeedComment } from '#domain/feed/feed-post'
import { POST_COMMENTS_SHOWN } from '#domain/limits'
import { inOrder } from '#domain/lists/ids'
import { errorTexts } from '#texts/web/errors'
import { open } from '#collections/guard/open-endpoints'
import { privately } from '#collections/endpoints/answers'
import { askedId, askedLimit } from './asked'

/** Each with its author and the author's picture. */
const DEPTH = 2

/** A cursor that is gone leaves the newest. */
export const readComments: Omit<Endpoint, 'root'> = {
  path: '/:id/comments',
  method: 'get',
  custom: open({ query: ['before', 'after', 'around', 'limit'] }),
  handler: async (req) => {
    const postId = String(req.routeParams?.id)
    const [isShown] = await shownPosts(req, [postId])
    if (!isShown) throw new APIError(errorTexts.notFound, 404, null, true)
    const { ids, ...counts } = await commentWindow(req, {
      postId,
      limit: askedLimit(req, POST_COMMENTS_SHOWN),
      before: await askedCursor(req, 'before', postId),
      after: await askedCursor(req, 'after', postId),
      around: await askedCursor(req, 'around', postId),
    })
    return privately({ comments: await commentsOf(req, ids), ...counts })
  },
}

async function askedCursor(req: PayloadRequest, name: string, post: string) {
  const id = askedId(req, name)
  if (!id) return undefined
  const where = { id: { equals: id }, post: { equals: post } }
  const { totalDocs } = await req.payload.count({ collection: 'post-comments', where })
  return totalDocs > 0 ? id : undefined
}

async function commentsOf(req: PayloadRequest, ids: readonly string[]): Promise<FeedComment[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'post-comments',
    where: { id: { in: ids } },
    depth: DEPTH,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return inOrder(ids, docs).map(toFeedComment)
}
