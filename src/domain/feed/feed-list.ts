import type { FeedPost } from './feed-post'

const newestFirst = (one: FeedPost, other: FeedPost) =>
  other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id)

/** Newest first, each once; of two versions the given one. */
export const withPosts = (shown: readonly FeedPost[], given: readonly FeedPost[]): FeedPost[] =>
  [...new Map([...shown, ...given].map((post) => [post.id, post])).values()].sort(newestFirst)

/** Nothing is added. */
export function withChanges(shown: readonly FeedPost[], given: readonly FeedPost[]): FeedPost[] {
  const fresh = new Map(given.map((post) => [post.id, post]))
  return shown.map((post) => fresh.get(post.id) ?? post)
}
