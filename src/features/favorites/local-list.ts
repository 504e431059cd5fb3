import type { ToastAction } from '../../ui/overlays/toast-store'
import { saveLocally, localFavorites, type LocalFavorite } from '../viewer/favorites-store'
import type { Facts } from './facts'
import type { ShownFavorite } from './favorite'

export const toShown = (
  { kind, id, title, url }: LocalFavorite,
  known: Facts | 'gone' | undefined,
): ShownFavorite => ({
  kind,
  itemId: id,
  title: title || null,
  url: url || null,
  isGone: known === 'gone',
  facts: known === 'gone' ? undefined : known,
})

/** Returns the undo function, or null when it could not be removed. */
export function removeLocally({ kind, itemId }: ShownFavorite): ToastAction['run'] | null {
  const all = localFavorites()
  const place = all.findIndex((one) => one.kind === kind && one.id === itemId)
  const item = all[place]
  if (!item || !saveLocally(all.toSpliced(place, 1))) return null
  return () => void saveLocally(localFavorites().toSpliced(place, 0, item))
}
