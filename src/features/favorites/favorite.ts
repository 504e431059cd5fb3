import type { ItemKind } from '#domain/kinds'

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
