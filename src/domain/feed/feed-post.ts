import { type Author, toAuthor } from '#domain/account/author'
import { type PictureData, toPicture } from '#domain/files/pictures'
import type { Post, PostComment } from '#types'

type Written = {
  id: string
  author: Author | null
  content: string
  /** Safe. */
  html: string
  createdAt: string
  editedAt: string | null
}

export type FeedPost = Written & { image: PictureData | null; likesCount: number; commentsCount: number }
export type FeedComment = Written

export type FeedPage = { posts: FeedPost[]; hasMore: boolean }
/** Oldest first; `before` and `after` say how many stand outside of the window. */
export type CommentWindow = { comments: FeedComment[]; before: number; after: number; total: number }

/** `html` and `editedAt` are the server's own. */
type Stored<Doc> = Doc & { html?: string | null; editedAt?: string | null }

const written = ({ id, owner, content, html, createdAt, editedAt }: Stored<Post | PostComment>): Written => ({
  id,
  author: toAuthor(owner),
  content,
  html: html ?? '',
  createdAt,
  editedAt: editedAt ?? null,
})

export const toFeedPost = (post: Post): FeedPost => ({
  ...written(post),
  image: toPicture(post.image),
  likesCount: post.likesCount ?? 0,
  commentsCount: post.commentsCount ?? 0,
})

export const toFeedComment = (comment: PostComment): FeedComment => written(comment)
