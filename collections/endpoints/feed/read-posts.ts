import type { Endpoint, PayloadRequest } from 'payload'
import { likedPosts, postsBefore, shownPosts } from '#database/statements/feed/feed-window'
import { type FeedPage, type FeedPost, toFeedPost } from '#domain/feed/feed-post'
import { likedPostsQuery, ownPostsQuery } from '#domain/feed/feed-queries'
import { inOrder } from '#domain/lists/ids'
import { open } from '#collections/guard/open-endpoints'
import { notFound, privately, signedIn } from '#collections/endpoints/answers'
import { readQuery } from '#collections/endpoints/read-input'

/** With its author, the author's picture and its own. */
const DEPTH = 2

async function postsOf(req: PayloadRequest, ids: readonly string[]): Promise<FeedPost[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'posts',
    where: { id: { in: ids } },
    depth: DEPTH,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return inOrder(ids, docs).map(toFeedPost)
}

type Page = { before?: string; limit: number }

async function pageBefore(req: PayloadRequest, { before, limit }: Page): Promise<FeedPage> {
  const ids = await postsBefore(req, { before, limit: limit + 1 })
  return { posts: await postsOf(req, ids.slice(0, limit)), hasMore: ids.length > limit }
}

/** Without hidden ones, also for owners and staff; authors see what of theirs waits for staff. */
const page: Omit<Endpoint, 'root'> = {
  path: '/page',
  method: 'get',
  custom: open({ query: Object.keys(ownPostsQuery.shape) }),
  handler: async (req) => {
    const { ids, before, limit } = readQuery(req, ownPostsQuery)
    if (ids)
      return privately({
        posts: await postsOf(req, await shownPosts(req, { ids, viewer: req.user })),
        hasMore: false,
      })
    if (before && !(await isStored(req, before))) throw notFound()
    return privately(await pageBefore(req, { before, limit }))
  },
}

/** Hidden ones too: a reader may have paged up to one that was hidden since. */
async function isStored({ payload }: PayloadRequest, id: string) {
  const { totalDocs } = await payload.count({ collection: 'posts', where: { id: { equals: id } } })
  return totalDocs > 0
}

const liked: Omit<Endpoint, 'root'> = {
  path: '/liked',
  method: 'get',
  custom: open({ query: Object.keys(likedPostsQuery.shape) }),
  handler: async (req) => {
    const { id: memberId } = signedIn(req)
    return privately({ liked: await likedPosts(req, { memberId, ...readQuery(req, likedPostsQuery) }) })
  },
}

export const feedReads = [page, liked]
