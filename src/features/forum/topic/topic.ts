import { type Author, toAuthor } from '#domain/account/author'
import { relatedId } from '#domain/lists/ids'
import { richHtml } from '#domain/text/user-text'
import type { ForumTopic } from '#types'
import { categoryName, categorySlug } from '../category-slug'

export type ShownTopic = {
  id: string
  /** Both parts of its address. */
  place: { category: string; slug: string }
  category: { id: string | null; name: string }
  title: string
  text: string
  /** Null where the title says everything. */
  html: string | null
  /** Null: the account is gone. */
  author: Author | null
  createdAt: string
  editedAt: string | null
  lastActivityAt: string
  isPinned: boolean
  isHot: boolean
  isLocked: boolean
  isHeld: boolean
  repliesCount: number
  viewsCount: number
  likesCount: number
  acceptedId: string | null
}

/** What its menu needs. */
export type OwnedTopic = Pick<ShownTopic, 'id' | 'title' | 'text' | 'html' | 'author' | 'createdAt'>

export function toTopic(topic: ForumTopic): ShownTopic {
  const { id, slug, title, content, category, owner, createdAt, lastActivityAt } = topic
  return {
    id,
    place: { category: categorySlug(category), slug: slug! },
    category: { id: relatedId(category), name: categoryName(category) },
    title,
    text: content ?? title,
    // The field is left out where several are read, also where one is looked for by its address.
    html: content && content !== title ? richHtml({ content }) : null,
    author: toAuthor(owner),
    createdAt,
    editedAt: topic.editedAt ?? null,
    lastActivityAt: lastActivityAt ?? createdAt,
    isPinned: Boolean(topic.isPinned),
    isHot: Boolean(topic.isHot),
    isLocked: Boolean(topic.isLocked),
    isHeld: Boolean(topic.isHeld),
    repliesCount: topic.repliesCount ?? 0,
    viewsCount: topic.viewsCount ?? 0,
    likesCount: topic.likesCount ?? 0,
    acceptedId: relatedId(topic.acceptedComment),
  }
}
