import { useEffect, useEffectEvent } from 'react'
import type { LiveMessage } from '../../ui/live/listen-in'
import { useViewer } from '../viewer/viewer-store'

type Listener = {
  onMessage: (message: LiveMessage) => void
  /** Too much was missed to tell what has changed. */
  onReload?: () => void
  /** At first, and after every break of the connection. */
  onCaughtUp?: () => void
}

/** Of the viewer's own notifications, in any tab and on any device. */
export function useNotificationChanges({ onMessage, onReload, onCaughtUp }: Listener): void {
  const { user } = useViewer()
  const hear = useEffectEvent((message: LiveMessage) => {
    if (message.collection === 'notifications') onMessage(message)
  })
  const reload = useEffectEvent(() => onReload?.())
  const catchUp = useEffectEvent(() => onCaughtUp?.())
  const id = user?.id

  useEffect(() => {
    if (!id) return
    let isOver = false
    let stop = () => {}
    import('../../ui/live/listen-in').then(
      ({ listenIn }) => {
        if (!isOver) stop = listenIn(`user:${id}`, { onMessage: hear, onReload: reload, onCaughtUp: catchUp })
      },
      (problem: unknown) => console.error('notifications', problem),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [id])
}
