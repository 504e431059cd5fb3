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

/** Lets go of it; what is answered brings it back to where it stood. */
export function letGoLocally({ kind, itemId }: ShownFavorite): ToastAction['run'] {
  const all = localFavorites()
  const place = all.findIndex((one) => one.kind === kind && one.id === itemId)
  const item = all[place]
  if (!item) return () => {}
  keepLocally(all.toSpliced(place, 1))
  return () => keepLocally(localFavorites().toSpliced(place, 0, item))
}
