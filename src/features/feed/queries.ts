import { cache } from 'react'
import type { CommentWindow, FeedPage } from '#domain/feed/feed-post'
import { isId } from '#domain/lists/ids'
import { findRest } from '../viewer/ask-rest'

/** Null when the post before which to begin is gone. */
export const feedPage = (before?: string): Promise<FeedPage | null> =>
  before && !isId(before)
    ? Promise.resolve(null)
    : findRest<FeedPage>(before ? `/posts/page?before=${before}` : '/posts/page')

export const feedPost = cache(async (id: string) => {
  if (!isId(id)) return null
  const page = await findRest<FeedPage>(`/posts/page?ids=${id}`)
  return page?.posts[0] ?? null
})

export const commentsAround = (post: string, comment?: string): Promise<CommentWindow | null> =>
  findRest<CommentWindow>(`/posts/${post}/comments${isId(comment) ? `?around=${comment}` : ''}`)
