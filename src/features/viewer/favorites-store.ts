import { useEffect, useSyncExternalStore } from 'react'
import { itemKinds, type ItemKind } from '#domain/item-kinds'
import { favoriteToasts as texts } from '#texts/favorites/favorite-toasts'
import { send } from '../../ui/requests/send'
import { toastFailure, toastSuccess, withdrawFailure } from '../../ui/overlays/toast-store'
import { type SavedItem, knownViewer, refreshViewer, useViewer } from './viewer-store'

const STORAGE_KEY = 'balgari_favorites'
const UPDATED = 'favorites-updated'

export type LocalFavorite = { id: string; kind: ItemKind; title: string; url: string }
const none: readonly LocalFavorite[] = []

let read: { text: string | null; items: readonly LocalFavorite[] } = { text: null, items: none }

/** Another tab may have changed it, and it may contain anything. */
export function localFavorites(): readonly LocalFavorite[] {
  try {
    const text = localStorage.getItem(STORAGE_KEY)
    if (text !== read.text)
      read = { text, items: text ? (JSON.parse(text) as unknown[]).filter(isFavorite) : none }
    return read.items
  } catch {
    return none
  }
}

function isFavorite(one: unknown): one is LocalFavorite {
  const { id, kind } = (one ?? {}) as Partial<LocalFavorite>
  return typeof id === 'string' && itemKinds.some((known) => known === kind)
}

/** False when the storage is full or disabled. */
export function saveLocally(items: readonly LocalFavorite[]): boolean {
  try {
    if (items.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(items))
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    return false
  }
  dispatchEvent(new Event(UPDATED))
  return true
}

function subscribe(listener: () => void) {
  const events = ['storage', 'focus', UPDATED]
  for (const name of events) addEventListener(name, listener)
  return () => {
    for (const name of events) removeEventListener(name, listener)
  }
}

export const useLocalFavorites = () => useSyncExternalStore(subscribe, localFavorites, () => none)

/** Members' saved items are on the server, visitors' in this browser. */
export function useFavorites() {
  const { user, favorites } = useViewer()
  const local = useLocalFavorites()
  const has = (item: Pick<LocalFavorite, 'id' | 'kind'>) =>
    user ? isAmong(favorites, item) : local.some(({ kind, id }) => kind === item.kind && id === item.id)
  // Waits, so that a member is not treated as a visitor.
  const toggle = async (item: LocalFavorite) => {
    const known = await knownViewer()
    return known.user ? toggleOnServer(item, isAmong(known.favorites, item)) : toggleHere(item)
  }
  return { count: user ? favorites.length : local.length, has, toggle }
}

const isAmong = (favorites: readonly SavedItem[], { id, kind }: Pick<LocalFavorite, 'id' | 'kind'>) =>
  favorites.some(({ itemType, itemId }) => itemType === kind && itemId === id)

function toggleHere(item: LocalFavorite): void {
  const all = localFavorites()
  const rest = all.filter(({ id, kind }) => id !== item.id || kind !== item.kind)
  const isSaved = rest.length < all.length
  if (saveLocally(isSaved ? rest : [item, ...rest]))
    toastSuccess(isSaved ? texts.removedLocally : texts.savedLocally)
  else toastFailure(isSaved ? texts.removeFailed : texts.addFailed, texts.browserKeepsNothing)
}

async function toggleOnServer({ id, kind }: LocalFavorite, isSaved: boolean): Promise<void> {
  const answer = await send<{ favorite: boolean }>('POST', '/api/favorites/toggle', {
    itemType: kind,
    itemId: id,
  })
  if (!answer.ok) return toastFailure(isSaved ? texts.removeFailed : texts.addFailed, answer.message)
  await refreshViewer()
  withdrawFailure(isSaved ? texts.removeFailed : texts.addFailed)
  toastSuccess(answer.data.favorite ? texts.added : texts.removed)
}

/** Called on changes from other tabs and devices. */
export function useFavoritesChange(onChange: () => void): void {
  useEffect(() => subscribe(onChange), [onChange])
}
