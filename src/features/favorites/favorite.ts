import type { ItemKind } from '#domain/item-kinds'

export type ShownFavorite = {
  kind: ItemKind
  itemId: string
  title: string | null
  url: string | null
  isGone: boolean
}

export const isSame = (one: Pick<ShownFavorite, 'kind' | 'itemId'>, other: typeof one) =>
  one.kind === other.kind && one.itemId === other.itemId
