import type { Author } from '#domain/account/author'

/** What a list shows of a topic. */
export type TopicRow = {
  id: string
  slug: string
  category: { id: string; name: string; slug: string } | null
  title: string
  /** Null: the account is gone. */
  author: Author | null
  isPinned: boolean
  isHot: boolean
  hasAccepted: boolean
  repliesCount: number
  viewsCount: number
  likesCount: number
  createdAt: string
  lastActivityAt: string
}
export type TopicPage = { topics: TopicRow[]; hasMore: boolean }

export const topicOrders = ['active', 'newest', 'unanswered'] as const
export type TopicOrder = (typeof topicOrders)[number]

export type TopicComment = {
  id: string
  author: Author | null
  html: string
  content: string
  createdAt: string
  editedAt: string | null
  likesCount: number
  isAccepted: boolean
  /** By staff; only its author and staff get it. */
  isHidden: boolean
  /** Until staff have looked at it. */
  isHeld: boolean
}

/** A part of the comments of a topic, oldest first, and how many stand outside of it. */
export type CommentWindow = { comments: TopicComment[]; before: number; after: number; total: number }
