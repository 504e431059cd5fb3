import { useCallback, useEffect, useRef, useState } from 'react'
import type { ItemKind } from '#domain/item-kinds'
import { LIST_MAX } from '#domain/limits'
import { favoriteToasts as texts } from '#texts/favorites/favorite-toasts'
import { send, type SendResult } from '../../ui/requests/send'
import { toastFailure } from '../../ui/overlays/toast-store'
import { useFavoritesChange } from '../viewer/favorites-store'
import { refreshViewer, useViewer } from '../viewer/viewer-store'
import { isSame, type ShownFavorite } from './favorite'

type Stored = {
  itemType: ItemKind
  itemId: string
  title: string | null
  url: string | null
  isGone: boolean
  id: string
}
type MemberFavorite = ShownFavorite & { id: string }
type Page = { docs: Stored[]; hasNextPage: boolean }

async function loadAll(): Promise<SendResult<MemberFavorite[]>> {
  const all: MemberFavorite[] = []
  for (let page = 1; ; page += 1) {
    const answer = await send<Page>('GET', `/api/favorites?limit=${LIST_MAX}&page=${page}`)
    if (!answer.ok) return answer
    all.push(...answer.data.docs.map(({ itemType: kind, ...rest }) => ({ ...rest, kind })))
    if (!answer.data.hasNextPage) return { ok: true, data: all }
  }
}

export function useMemberFavorites() {
  const { favorites } = useViewer()
  const [items, setItems] = useState<MemberFavorite[] | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const questions = useRef(0)

  const load = useCallback(() => {
    const question = (questions.current += 1)
    return loadAll().then((answer) => {
      if (question !== questions.current) return
      setIsFailed(!answer.ok)
      if (answer.ok) setItems(answer.data)
    })
  }, [])
  // The viewer's list changes with every saved item, here and elsewhere.
  useEffect(() => void load(), [load, favorites])
  useFavoritesChange(useCallback(() => void load(), [load]))

  async function remove(item: ShownFavorite): Promise<boolean> {
    const stored = items?.find((one) => isSame(one, item))
    if (!stored) return false
    // Discards a request under way that still contains the item.
    questions.current += 1
    setItems((shown) => shown && shown.filter((one) => one !== stored))
    const answer = await send('DELETE', `/api/favorites/${stored.id}`)
    const isDone = answer.ok || answer.status === 404
    if (!isDone) toastFailure(texts.removeFailed, answer.message)
    await Promise.all([load(), refreshViewer()])
    return isDone
  }

  async function restore({ kind, itemId }: ShownFavorite) {
    const answer = await send('POST', '/api/favorites', { itemType: kind, itemId })
    if (!answer.ok) toastFailure(texts.addFailed, answer.message)
    await Promise.all([load(), refreshViewer()])
  }

  return { items, isFailed, load, remove, restore }
}
