'use client'

import { Suspense, useMemo, useState } from 'react'
import { favoriteToasts as texts } from '#texts/favorites/favorite-toasts'
import { uiTexts } from '#texts/shell/ui'
import { toastFailure, toastSuccess } from '../../ui/overlays/toast-store'
import { lazyPart } from '../../ui/lazy-part'
import { useLocalFavorites } from '../viewer/favorites-store'
import { useViewer } from '../viewer/viewer-store'
import type { Facts } from './facts'
import type { ShownFavorite } from './favorite'
import { FavoritesEmpty, FavoritesFailed, FavoritesLoading, SavedHereOnly } from './favorites-states'
import { FavoritesList } from './favorites-list'
import { removeLocally, toShown } from './local-list'
import { useFacts } from './use-facts'
import { useMemberFavorites } from './use-member-favorites'

const MergeOffer = lazyPart(() => import('./merge-offer'))

export function FavoritesView() {
  const { status, user } = useViewer()
  if (status === 'loading') return <FavoritesLoading />
  return user ? <MemberFavorites /> : <VisitorFavorites />
}

function VisitorFavorites() {
  const local = useLocalFavorites()
  const known = useFacts(local)
  const items = local.map((item) => toShown(item, known(item)))
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
  const known = useFacts(useMemo(() => (items ?? []).map(({ kind, itemId: id }) => ({ kind, id })), [items]))
  const hasLocal = useLocalFavorites().length > 0
  const [isMerging, setIsMerging] = useState(false)
  if (isMerging && items && items.length > 0) setIsMerging(false)
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
          <MergeOffer onMerging={setIsMerging} onMerged={() => void load()} />
        </Suspense>
      )}
      {items === null && (isFailed ? <FavoritesFailed onRetry={load} /> : <FavoritesLoading />)}
      {items?.length === 0 && isMerging && <FavoritesLoading />}
      {items?.length === 0 && !isMerging && !hasLocal && <FavoritesEmpty />}
      {items && items.length > 0 && (
        <FavoritesList
          items={items.map((item) => withFacts(item, known({ kind: item.kind, id: item.itemId })))}
          onRemove={(item) => void removeAndTell(item)}
        />
      )}
    </>
  )
}

/** Whether it is gone the server has said. */
const withFacts = (item: ShownFavorite, known: Facts | 'gone' | undefined): ShownFavorite =>
  known && known !== 'gone' ? { ...item, facts: known } : item
