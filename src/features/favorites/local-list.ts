import type { ToastAction } from '../../ui/toast-store'
import { keepLocally, localFavorites, type LocalFavorite } from '../viewer/favorites-store'
import type { ShownFavorite } from './favorite'

/** What this browser keeps, as it was called when it was saved. */
export const toShown = ({ kind, id, title, url }: LocalFavorite): ShownFavorite => ({
  kind,
  itemId: id,
  title: title || null,
  url: url || null,
  isGone: false,
})

/** Lets go of it; what is answered brings it back to where it stood. Null when it could not be let go. */
export function letGoLocally({ kind, itemId }: ShownFavorite): ToastAction['run'] | null {
  const all = localFavorites()
  const place = all.findIndex((one) => one.kind === kind && one.id === itemId)
  const item = all[place]
  if (!item || !keepLocally(all.toSpliced(place, 1))) return null
  return () => void keepLocally(localFavorites().toSpliced(place, 0, item))
}
