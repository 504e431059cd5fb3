import { APIError, type CollectionAfterOperationHook, type CollectionBeforeChangeHook } from 'payload'
import type { ItemKind } from '#domain/item-kinds'
import { favoriteTexts } from '#texts/favorites/favorites'
import type { Favorite } from '#types'
import { visibleItems, type VisibleItem } from '#hooks/lists/visible-items'

export const requireItem: CollectionBeforeChangeHook<Favorite> = async ({ data, operation, req }) => {
  const { itemType: kind, itemId } = data
  if (operation !== 'create' || !kind || !itemId) return data
  const found = await visibleItems({ req, kind, ids: [itemId] })
  if (!found.has(itemId)) throw new APIError(favoriteTexts.notThere, 404, null, true)
  return data
}

export const showItems: CollectionAfterOperationHook<'favorites'> = async ({ operation, req, result }) => {
  if (operation === 'find') await describe((result as { docs: Favorite[] }).docs)
  if (operation === 'findByID' || operation === 'create') await describe([result as Favorite])
  return result

  async function describe(favorites: Favorite[]) {
    const items = new Map<ItemKind, Map<string, VisibleItem>>()
    for (const kind of new Set(favorites.map(({ itemType }) => itemType))) {
      const ids = favorites.filter(({ itemType }) => itemType === kind).map(({ itemId }) => itemId)
      items.set(kind, await visibleItems({ req, kind, ids }))
    }
    for (const favorite of favorites) {
      const item = items.get(favorite.itemType)?.get(favorite.itemId)
      Object.assign(favorite, { title: item?.title ?? null, url: item?.url ?? null, isGone: !item })
    }
  }
}
