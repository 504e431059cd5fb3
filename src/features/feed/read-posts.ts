import type { FeedPage, FeedPost } from '#domain/feed/feed-post'
import { LIST_MAX } from '#domain/limits'
import { send } from '../../ui/requests/send'

/** `isOwn`: written just now, and perhaps held. */
export type Own = { isOwn?: boolean }

/** Without those that nobody sees any more, with own ones that wait for staff; null when the request failed. */
export async function readPosts(
  ids: readonly string[],
  { isOwn = false }: Own = {},
): Promise<FeedPost[] | null> {
  const posts = []
  for (let from = 0; from < ids.length; from += LIST_MAX) {
    const part = ids.slice(from, from + LIST_MAX)
    const answer = await send<FeedPage>('GET', `/api/posts/page?ids=${part.join()}${isOwn ? '&own=1' : ''}`)
    if (!answer.ok) return null
    posts.push(...answer.data.posts)
  }
  return posts
}

/** The last post may have been deleted meanwhile; then the one above it says where to go on. */
export async function readOlder(shown: readonly FeedPost[], limit: number): Promise<FeedPage | null> {
  for (const { id } of [...shown].reverse()) {
    const answer = await send<FeedPage>('GET', `/api/posts/page?before=${id}&limit=${limit}`)
    if (answer.ok) return answer.data
    if (answer.status !== 404) return null
  }
  return null
}
