import { useEffect, useEffectEvent } from 'react'
import type { LiveMessage } from '../../ui/live'

type Listener = {
  onArrived: (id: string) => void
  onChanged: (ids: string[]) => void
  onGone: (id: string) => void
  onReload: () => void
}

/** Twenty likes in a moment cost one request. */
const TOGETHER_MS = 300

export function useLiveFeed(listener: Listener) {
  const onArrived = useEffectEvent(listener.onArrived)
  const onChanged = useEffectEvent(listener.onChanged)
  const onGone = useEffectEvent(listener.onGone)
  const onReload = useEffectEvent(listener.onReload)

  useEffect(() => {
    const changed = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const tellChanged = () => {
      timer = undefined
      onChanged([...changed])
      changed.clear()
    }
    const hear = ({ collection, operation, documentId }: LiveMessage) => {
      if (collection !== 'posts') return
      if (operation === 'create') return onArrived(documentId)
      if (operation === 'delete') return onGone(documentId)
      changed.add(documentId)
      timer ??= setTimeout(tellChanged, TOGETHER_MS)
    }
    const stopping = import('../../ui/live').then(
      ({ listenIn }) => listenIn('feed', { onMessage: hear, onReload: () => onReload() }),
      () => null,
    )
    return () => {
      clearTimeout(timer)
      void stopping.then((stop) => stop?.())
    }
  }, [])
}
