import type { ItemKind } from '#domain/item-kinds'
import { isItemKind, kinds, kindsBy } from '#domain/kinds'

/** Of equal results the kinds at the front come first. */
export type SearchKind = ItemKind
export const searchKinds: readonly SearchKind[] = kindsBy('search')
export const isSearchKind = isItemKind
export const homeSearchKinds = searchKinds.filter((kind) => kinds[kind].isInHomeSearch)
