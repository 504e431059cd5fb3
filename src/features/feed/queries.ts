import { handleEndpoints } from 'payload'
import { cache } from 'react'
import config from '#config'
import type { CommentWindow, FeedPage } from '#domain/feed/feed-post'
import { isId } from '#domain/lists/ids'
import { env } from '#env'

/** Our own REST handlers without a network and as a visitor; null: not found. */
async function answerTo<Answer>(path: string): Promise<Answer | null> {
  const response = await handleEndpoints({
    config,
    request: new Request(new URL(`/api/posts/${path}`, env.SITE_URL)),
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Answer
}

/** Null when the post before which to begin is gone. */
export const feedPage = (before?: string): Promise<FeedPage | null> =>
  before && !isId(before)
    ? Promise.resolve(null)
    : answerTo<FeedPage>(before ? `page?before=${before}` : 'page')

export const feedPost = cache(async (id: string) => {
  if (!isId(id)) return null
  const page = await answerTo<FeedPage>(`page?ids=${id}`)
  return page?.posts[0] ?? null
})

export const commentsAround = (post: string, comment?: string): Promise<CommentWindow | null> =>
  answerTo<CommentWindow>(`${post}/comments${isId(comment) ? `?around=${comment}` : ''}`)
