import { isId } from '#domain/lists/public-query'
import { useLocalFavorites } from '../viewer/favorites-store'
import { useViewer } from '../viewer/viewer-store'

export type SavedIds = {
  /** Null until it is known who looks. */
  ids: string[] | null
  isMember: boolean
}

/** The contacts that this person has saved, the latest first: in their account, or else in this browser. */
export function useSavedIds(): SavedIds {
  const { status, user, favorites } = useViewer()
  const local = useLocalFavorites()
  if (status === 'loading') return { ids: null, isMember: false }
  const kept = user
    ? favorites.map(({ itemType, itemId }) => ({ kind: itemType, id: itemId }))
    : local.map(({ kind, id }) => ({ kind, id }))
  // A browser's storage can hold anything.
  const ids = kept.filter(({ kind, id }) => kind === 'contacts' && isId(id)).map(({ id }) => id)
  return { ids: [...new Set(ids)], isMember: user !== null }
}
