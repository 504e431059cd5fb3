import { OFFLINE_COPIES, savedForOffline } from '#domain/web/offline-copies'
import { onForget } from '../../drafts/forget-member'
import { localFavorites, onFavoritesChange } from '../../viewer/favorites-store'
import { presentViewer } from '../../viewer/viewer-store'
import { makeCopies, type Wanted } from './make-copies'

/** What is saved can be read without a network, as long as its owner is here. */
export function followSaved() {
  const { serviceWorker } = navigator
  let last = ''
  let isOver = false

  const renew = async () => {
    const wanted = wantedNow()
    const key = JSON.stringify(wanted)
    // A page that is not the worker's yet would copy what a new worker is about to delete.
    if (isOver || !wanted || !serviceWorker.controller || key === last) return
    last = key
    try {
      // One tab at a time; the next one finds everything done.
      await navigator.locks.request(OFFLINE_COPIES, () => (isOver ? null : makeCopies(wanted)))
    } catch {
      last = ''
    }
  }
  const renewAgain = () => {
    last = ''
    void renew()
  }

  const stop = onFavoritesChange(() => void renew())
  serviceWorker.addEventListener('controllerchange', renewAgain)
  // A new worker speaks when it has deleted the copies; the page became its own before.
  serviceWorker.addEventListener('message', renewAgain)
  onForget(() => {
    isOver = true
    stop()
    void caches.delete(OFFLINE_COPIES)
  })
  void renew()
}

/** Null: it is not known who is here. */
function wantedNow(): Wanted | null {
  const { status, user, hasEnded, favorites } = presentViewer()
  if (status === 'loading') return null
  if (user && !hasEnded) {
    const saved = favorites.map(({ itemType, itemId }) => ({ kind: itemType, id: itemId }))
    return { owner: user.id, saved: savedForOffline(saved) }
  }
  // The server did not answer: the mark of the last visit still stands.
  if (!hasEnded && 'member' in document.documentElement.dataset) return null
  return { owner: null, saved: savedForOffline(localFavorites()) }
}
