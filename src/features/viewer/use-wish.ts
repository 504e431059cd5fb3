import { useEffect, useEffectEvent } from 'react'
import { withWish, type Wish } from '#domain/web/wish'
import { useViewer } from './viewer-store'

/** Goes on, once, with what a visitor wanted to do before signing in. */
export function useWish(wish: Wish, goOn: () => void, isReady = true) {
  const { user } = useViewer()
  const isHere = user !== null && isReady
  const onReturn = useEffectEvent(goOn)

  useEffect(() => {
    const { pathname, search, hash } = location
    if (!isHere || hash !== withWish('', wish)) return
    // Not again after a reload.
    history.replaceState(null, '', pathname + search)
    onReturn()
  }, [isHere, wish])
}
