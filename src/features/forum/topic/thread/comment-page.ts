import { withNewer, withOlder } from '#domain/forum/comment-window'
import type { CommentWindow } from '#domain/forum/shown-topics'

/** `around:<id>` shows the comments beside one. */
export type CommentPage = 'older' | 'newer' | 'newest' | `around:${string}`

export function queryOf(asked: CommentPage, { first, last }: { first?: string; last?: string }): string {
  if (asked === 'older') return first ? `before=${first}` : ''
  if (asked === 'newer') return last ? `after=${last}` : ''
  return asked === 'newest' ? 'newest=1' : `around=${asked.slice('around:'.length)}`
}

export function joined(asked: CommentPage, shown: CommentWindow, page: CommentWindow): CommentWindow {
  if (asked === 'older') return withOlder(shown, page)
  return asked === 'newer' ? withNewer(shown, page) : page
}
