import { useEffect, useEffectEvent } from 'react'
import type { LiveMessage } from '../../ui/live/listen-in'
import { listenLater } from '../../ui/live/listen-later'
import { rereading } from '../../ui/live/rereading'

type Listener = {
  onArrived: (id: string) => void
  /** False when they could not be read. */
  onChanged: (ids: readonly string[]) => Promise<boolean>
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
    const changed = rereading({ read: (ids) => onChanged(ids), pauseMs: TOGETHER_MS })
    const hear = ({ collection, operation, documentId }: LiveMessage) => {
      if (collection !== 'posts') return
      if (operation === 'create') return onArrived(documentId)
      if (operation === 'delete') return onGone(documentId)
      changed.soon(documentId)
    }
    const stop = listenLater('feed', {
      onMessage: hear,
      onCaughtUp: changed.again,
      onReload: () => onReload(),
    })
    return () => {
      changed.stop()
      stop()
    }
  }, [])
}
