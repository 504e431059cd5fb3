import type { ItemKind } from '#domain/item-kinds'
import type { Facts } from './facts'

export type ShownFavorite = {
  kind: ItemKind
  itemId: string
  title: string | null
  url: string | null
  isGone: boolean
  /** Unknown until they are loaded. */
  facts?: Facts
}

export const isSame = (one: Pick<ShownFavorite, 'kind' | 'itemId'>, other: typeof one) =>
  one.kind === other.kind && one.itemId === other.itemId
