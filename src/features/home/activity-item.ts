import type { ItemKind } from '#domain/item-kinds'

/** A row of `GET /api/activity`. */
export type ActivityItem = {
  kind: ItemKind | 'forum-comments'
  id: string
  title: string
  url: string
  /** The id, of what members write to each other. */
  author: string | null
  createdAt: string
}
