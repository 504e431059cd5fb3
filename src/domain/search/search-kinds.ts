import type { ItemKind } from '#domain/item-kinds'
import { isItemKind, kinds, kindsBy } from '#domain/kinds'

/** Every kind of item can be found: slugs of collections. Of equals, those that stand first here come first. */
export type SearchKind = ItemKind
export const searchKinds: readonly SearchKind[] = kindsBy('search')
export const isSearchKind = isItemKind
/** What the panel of the home page looks through, in the same order. */
export const homeSearchKinds = searchKinds.filter((kind) => kinds[kind].isInHomeSearch)
