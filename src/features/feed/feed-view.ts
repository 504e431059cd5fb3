import type { CommentWindow, FeedPage, FeedPost } from '#domain/feed/feed-post'
import { readPart } from '../community/read-part'
import { commentsAround, feedPage, feedPost } from './queries'

export type Highlight = {
  /** Of the post that the address names. */
  id: string
  /** Null: the post is gone. */
  post: FeedPost | null
  comments: CommentWindow | null
  comment: string | null
  isCommentGone: boolean
}
/** What the page shows, the same for everybody. */
export type FeedView = FeedPage & { before: string | null; highlight: Highlight | null }

type Asked = { before?: string; highlight?: string; comment?: string }

/** Null: there is no such page. */
export const feedView = (asked: Asked): Promise<FeedView | 'failed' | null> =>
  readPart(readView(asked), { name: 'feed', fallback: 'failed' as const })

async function readView({ before, highlight, comment }: Asked): Promise<FeedView | null> {
  const [page, found] = await Promise.all([feedPage(before), highlight ? findPost(highlight, comment) : null])
  return page && { ...page, before: before ?? null, highlight: found }
}

async function findPost(id: string, comment?: string): Promise<Highlight> {
  const post = await feedPost(id)
  const comments = post && (await commentsAround(id, comment))
  const isThere = comments?.comments.some((one) => one.id === comment)
  return {
    id,
    post,
    comments,
    comment: (isThere && comment) || null,
    isCommentGone: Boolean(post && comment && !isThere),
  }
}
