import type { CommentWindow, TopicComment } from './shown-topics'

const others = (comments: readonly TopicComment[], known: readonly TopicComment[]) => {
  const ids = new Set(known.map(({ id }) => id))
  return comments.filter(({ id }) => !ids.has(id))
}

/** A page that came twice, or together with a live change, adds nothing twice. */
export const withNewer = (shown: CommentWindow, page: CommentWindow): CommentWindow => ({
  comments: [...shown.comments, ...others(page.comments, shown.comments)],
  before: shown.before,
  after: page.after,
  total: page.total,
})

const oldestFirst = (one: TopicComment, other: TopicComment) =>
  one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id)

/** Single comments take their place; those that stand before the window or after it are left out. */
export function withLate(shown: CommentWindow, late: readonly TopicComment[]): CommentWindow {
  const [first, last] = [shown.comments[0], shown.comments.at(-1)]
  const inside = others(late, shown.comments).filter(
    (one) =>
      (shown.before === 0 || (first && oldestFirst(first, one) < 0)) &&
      (shown.after === 0 || (last && oldestFirst(one, last) < 0)),
  )
  return inside.length === 0
    ? shown
    : { ...shown, comments: [...shown.comments, ...inside].sort(oldestFirst) }
}

export const withOlder = (shown: CommentWindow, page: CommentWindow): CommentWindow => ({
  comments: [...others(page.comments, shown.comments), ...shown.comments],
  before: page.before,
  after: shown.after,
  total: page.total,
})

/** Of a page of newer ones only the numbers. */
export const withCount = (shown: CommentWindow, page: CommentWindow): CommentWindow => ({
  ...shown,
  after: page.comments.length + page.after,
  total: page.total,
})

export const withChanged = (
  shown: CommentWindow,
  id: string,
  change: Partial<TopicComment>,
): CommentWindow => ({
  ...shown,
  comments: shown.comments.map((comment) => (comment.id === id ? { ...comment, ...change } : comment)),
})

export const hasComment = ({ comments }: CommentWindow, id: string): boolean =>
  comments.some((comment) => comment.id === id)
