import type { ItemKind } from '#domain/item-kinds'

/** A row of `GET /api/activity`. */
export type ActivityItem = {
  kind: ItemKind | 'forum-comments'
  id: string
  title: string
  url: string
  createdAt: string
}
