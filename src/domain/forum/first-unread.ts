import type { CommentWindow } from './shown-topics'

type Asked = {
  shown: CommentWindow
  /** When the newest comment was written that was read; null on the first visit. */
  readAt: string | null
  /** Of whom nothing is new: the viewer, and whom they block. */
  quiet: readonly string[]
  /** Came while the page was open: they have a sign of their own. */
  fresh: ReadonlySet<string>
}

/** The comment where the last visit ended; null when that is not among the shown ones. */
export function firstUnread({ shown, readAt, quiet, fresh }: Asked): string | null {
  if (!readAt) return null
  const index = shown.comments.findIndex(
    ({ id, author, createdAt }) => createdAt > readAt && !quiet.includes(author?.id ?? '') && !fresh.has(id),
  )
  const startsBefore = index === 0 && shown.before > 0
  return index === -1 || startsBefore ? null : shown.comments[index]!.id
}
