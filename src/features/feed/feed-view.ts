import type { CommentWindow, FeedPage, FeedPost } from '#domain/feed/feed-post'
import { getPayload } from 'payload'
import config from '#config'
import { answerWithStatus } from '../../request-context'
import { commentsAround, feedPage, feedPost } from './queries'

export type Highlight = {
  /** Null: the post is gone. */
  post: FeedPost | null
  comments: CommentWindow | null
  comment: string | null
  isCommentGone: boolean
}
/** What the page shows, the same for everybody. */
export type FeedView = FeedPage & { before: string | null; highlight: Highlight | null }

type Asked = { before?: string; highlight?: string; comment?: string }

const FAILED = 503

/** Null: there is no such page. A page that could not be read is not cached. */
export async function feedView(asked: Asked): Promise<FeedView | 'failed' | null> {
  try {
    return await readView(asked)
  } catch (err) {
    const { logger } = await getPayload({ config })
    logger.error({ msg: 'the feed could not be read', err })
    answerWithStatus(FAILED)
    return 'failed'
  }
}

async function readView({ before, highlight, comment }: Asked): Promise<FeedView | null> {
  const [page, found] = await Promise.all([feedPage(before), highlight ? findPost(highlight, comment) : null])
  return page && { ...page, before: before ?? null, highlight: found }
}

async function findPost(id: string, comment?: string): Promise<Highlight> {
  const post = await feedPost(id)
  const comments = post && (await commentsAround(id, comment))
  const isThere = comments?.comments.some((one) => one.id === comment)
  return {
    post,
    comments,
    comment: (isThere && comment) || null,
    isCommentGone: Boolean(post && comment && !isThere),
  }
}
