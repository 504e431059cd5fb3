import { useEffect, useEffectEvent } from 'react'
import type { LiveMessage } from '../../ui/live'
import { useViewer } from '../viewer/viewer-store'

type Listener = {
  onMessage: (message: LiveMessage) => void
  /** Too much was missed to tell what has changed. */
  onReload?: () => void
}

/** Of the viewer's own notifications, in any tab and on any device. */
export function useNotificationChanges({ onMessage, onReload }: Listener): void {
  const { user } = useViewer()
  const hear = useEffectEvent((message: LiveMessage) => {
    if (message.collection === 'notifications') onMessage(message)
  })
  const reload = useEffectEvent(() => onReload?.())
  const id = user?.id

  useEffect(() => {
    if (!id) return
    let isOver = false
    let stop = () => {}
    import('../../ui/live').then(
      ({ listenIn }) => {
        if (!isOver) stop = listenIn(`user:${id}`, { onMessage: hear, onReload: reload })
      },
      (problem: unknown) => console.error('notifications', problem),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [id])
}
