import { type Author, toAuthor } from '#domain/account/author'
import { type PictureData, toPicture } from '#domain/files/pictures'
import type { Post } from '#types'

type Written = {
  id: string
  author: Author | null
  content: string
  /** Safe. */
  html: string
  createdAt: string
  editedAt: string | null
  /** Only its author gets it, until staff have looked at it. */
  isHeld: boolean
}

export type FeedPost = Written & { image: PictureData | null; likesCount: number; commentsCount: number }
export type FeedComment = Written

export type FeedPage = { posts: FeedPost[]; hasMore: boolean }
/** Oldest first; `before` and `after` say how many stand outside of the window. */
export type CommentWindow = { comments: FeedComment[]; before: number; after: number; total: number }

/** `html` and `editedAt` are the server's own. */
type Stored = Post & { html?: string | null; editedAt?: string | null }

export const toFeedPost = (post: Stored): FeedPost => ({
  id: post.id,
  author: toAuthor(post.owner),
  content: post.content,
  html: post.html ?? '',
  createdAt: post.createdAt,
  editedAt: post.editedAt ?? null,
  isHeld: post.isHeld === true,
  image: toPicture(post.image),
  likesCount: post.likesCount ?? 0,
  commentsCount: post.commentsCount ?? 0,
})
