import { useEffect, useEffectEvent } from 'react'
import type { LiveMessage } from '../../ui/live/listen-in'
import { listenLater } from '../../ui/live/listen-later'
import { useViewer } from './viewer-store'

export type OwnListener = {
  onMessage: (message: LiveMessage) => unknown
  /** Too much was missed to tell what has changed. */
  onReload?: () => void
  /** At first, and after every break of the connection. */
  onCaughtUp?: () => void
}

/** Of what is the viewer's alone, in any tab and on any device. */
export function useOwnChanges({ onMessage, onReload, onCaughtUp }: OwnListener): void {
  const { user } = useViewer()
  const hear = useEffectEvent(onMessage)
  const reload = useEffectEvent(() => onReload?.())
  const catchUp = useEffectEvent(() => onCaughtUp?.())
  const id = user?.id

  useEffect(() => {
    if (!id) return
    return listenLater(`user:${id}`, { onMessage: hear, onReload: reload, onCaughtUp: catchUp })
  }, [id])
}
