'use client'

import { Suspense } from 'react'
import { favoriteToasts as texts } from '#texts/favorites/favorite-toasts'
import { uiTexts } from '#texts/shell/ui'
import { toastFailure, toastSuccess } from '../../ui/overlays/toast-store'
import { lazyPart } from '../../ui/lazy-part'
import { useLocalFavorites } from '../viewer/favorites-store'
import { useViewer } from '../viewer/viewer-store'
import type { ShownFavorite } from './favorite'
import { FavoritesEmpty, FavoritesFailed, FavoritesLoading, SavedHereOnly } from './favorites-states'
import { FavoritesList } from './favorites-list'
import { removeLocally, toShown } from './local-list'
import { useGone } from './use-gone'
import { useMemberFavorites } from './use-member-favorites'

const MergeOffer = lazyPart(() => import('./merge-offer'))

export function FavoritesView() {
  const { status, user } = useViewer()
  if (status === 'loading') return <FavoritesLoading />
  return user ? <MemberFavorites /> : <VisitorFavorites />
}

function VisitorFavorites() {
  const local = useLocalFavorites()
  const isGone = useGone(local)
  const items = local.map((item) => toShown(item, isGone(item)))
  if (items.length === 0) return <FavoritesEmpty isVisitor />
  const remove = (item: ShownFavorite) => {
    const run = removeLocally(item)
    if (!run) return toastFailure(texts.removeFailed, texts.browserKeepsNothing)
    toastSuccess(texts.removedLocally, { action: item.isGone ? undefined : { label: uiTexts.undo, run } })
  }
  return (
    <>
      <FavoritesList items={items} onRemove={remove} />
      <SavedHereOnly />
    </>
  )
}

function MemberFavorites() {
  const { items, isFailed, load, remove, restore } = useMemberFavorites()
  const hasLocal = useLocalFavorites().length > 0
  const removeAndTell = async (item: ShownFavorite) => {
    if (!(await remove(item))) return
    // An item that is gone cannot be saved again.
    const action = item.isGone ? undefined : { label: uiTexts.undo, run: () => void restore(item) }
    toastSuccess(texts.removed, { action })
  }
  return (
    <>
      {hasLocal && (
        <Suspense>
          <MergeOffer onMerged={() => void load()} />
        </Suspense>
      )}
      {items === null && (isFailed ? <FavoritesFailed onRetry={load} /> : <FavoritesLoading />)}
      {items?.length === 0 && <FavoritesEmpty />}
      {items && items.length > 0 && (
        <FavoritesList items={items} onRemove={(item) => void removeAndTell(item)} />
      )}
    </>
  )
}
