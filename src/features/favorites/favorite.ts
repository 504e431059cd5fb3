import type { ItemKind } from '#domain/item-kinds'
import type { AreaIcon } from '#domain/areas'

/** Something saved, on the server or in this browser. */
export type ShownFavorite = {
  kind: ItemKind
  /** Of the item itself. */
  itemId: string
  title: string | null
  url: string | null
  /** Nobody can open it any more. */
  isGone: boolean
}

export const isSame = (one: Pick<ShownFavorite, 'kind' | 'itemId'>, other: typeof one) =>
  one.kind === other.kind && one.itemId === other.itemId

export const kindIcons: Record<ItemKind, AreaIcon> = {
  contacts: 'stethoscope',
  services: 'briefcase-business',
  events: 'calendar-days',
  stores: 'store',
  apartments: 'building-2',
  'small-ads': 'megaphone',
  documents: 'file-text',
  articles: 'newspaper',
  'forum-topics': 'messages-square',
  posts: 'circle-question-mark',
  embassies: 'landmark',
}
