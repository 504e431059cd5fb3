import { useEffect, useSyncExternalStore } from 'react'
import { itemKinds, type ItemKind } from '#domain/item-kinds'
import { favoriteToasts as texts } from '#texts/favorites/favorite-toasts'
import { send } from '../../ui/requests/send'
import { toastFailure, toastSuccess, withdrawFailure } from '../../ui/overlays/toast-store'
import {
  type SavedItem,
  knownViewer,
  onViewerChange,
  presentViewer,
  refreshViewer,
  useViewer,
} from './viewer-store'

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

export function onFavoritesChange(listener: () => void) {
  const stops = [onViewerChange(listener), subscribe(listener)]
  return () => stops.forEach((stop) => stop())
}

/** Members' saved items are on the server, visitors' in this browser. */
export const useIsFavorite = (item: Pick<LocalFavorite, 'id' | 'kind'>): boolean =>
  useSyncExternalStore(
    onFavoritesChange,
    () => {
      const { user, favorites } = presentViewer()
      return user ? isAmong(favorites, item) : isSavedHere(item)
    },
    () => false,
  )

export function useFavoritesCount(): number {
  const { user, favorites } = useViewer()
  const { length } = useLocalFavorites()
  return user ? favorites.length : length
}

/** Waits for the viewer, so that a member is not treated as a visitor. */
export async function toggleFavorite(item: LocalFavorite): Promise<void> {
  const { user, favorites } = await knownViewer()
  return user ? toggleOnServer(item, isAmong(favorites, item)) : toggleHere(item)
}

const isAmong = (favorites: readonly SavedItem[], { id, kind }: Pick<LocalFavorite, 'id' | 'kind'>) =>
  favorites.some(({ itemType, itemId }) => itemType === kind && itemId === id)

const isSavedHere = (item: Pick<LocalFavorite, 'id' | 'kind'>) =>
  localFavorites().some(({ kind, id }) => kind === item.kind && id === item.id)

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
