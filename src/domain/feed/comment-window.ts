import type { CommentWindow, FeedComment } from './feed-post'

const oldestFirst = (one: FeedComment, other: FeedComment) =>
  one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id)

const merged = (one: readonly FeedComment[], other: readonly FeedComment[]) =>
  [...new Map([...one, ...other].map((comment) => [comment.id, comment])).values()].sort(oldestFirst)

/** Two windows that touch or overlap. */
export function joined(shown: CommentWindow | null, next: CommentWindow): CommentWindow {
  if (!shown) return next
  const { total } = next
  const comments = merged(shown.comments, next.comments)
  const { before } = comments[0]?.id === next.comments[0]?.id ? next : shown
  return { comments, total, before, after: Math.max(0, total - before - comments.length) }
}

/**
 * The newest replace what is shown of them. Whoever reads older ones, with a gap up to the newest, keeps them; only the
 * numbers change.
 */
export function withNewest(shown: CommentWindow | null, newest: CommentWindow): CommentWindow {
  const last = shown?.comments.at(-1)
  const [first] = newest.comments
  if (!shown || !last || !first) return newest
  if (oldestFirst(last, first) < 0) {
    const after = Math.max(0, newest.total - shown.before - shown.comments.length)
    return { ...shown, total: newest.total, after }
  }
  const earlier = shown.comments.filter((comment) => oldestFirst(comment, first) < 0)
  const comments = [...earlier, ...newest.comments]
  return { ...newest, comments, before: Math.max(0, newest.before - earlier.length) }
}
