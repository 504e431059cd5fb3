import { isId } from '#domain/lists/ids'
import { useLocalFavorites } from '../viewer/favorites-store'
import { useViewer } from '../viewer/viewer-store'

export type SavedIds = {
  /** Null until the viewer is known. */
  ids: string[] | null
  isMember: boolean
}

/** The latest first, from the account or from this browser. */
export function useSavedIds(): SavedIds {
  const { status, user, favorites } = useViewer()
  const local = useLocalFavorites()
  if (status === 'loading') return { ids: null, isMember: false }
  const saved = user
    ? favorites.map(({ itemType, itemId }) => ({ kind: itemType, id: itemId }))
    : local.map(({ kind, id }) => ({ kind, id }))
  // Stored data may be invalid.
  const ids = saved.filter(({ kind, id }) => kind === 'contacts' && isId(id)).map(({ id }) => id)
  return { ids: [...new Set(ids)], isMember: user !== null }
}
