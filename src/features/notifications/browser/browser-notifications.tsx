import { useEffect } from 'react'
import { useViewer } from '../../viewer/viewer-store'
import { useNotificationChanges } from '../use-notification-changes'
import { keepOnlyFor, useDeviceState } from './device-choice'
import { isPushed, mustRenew, subscribe } from './push-subscription'

const showing = () => import('./show-notification')

export default function BrowserNotifications() {
  const { status, user } = useViewer()
  const state = useDeviceState(user?.id)
  const isOn = state === 'on'

  useEffect(() => {
    if (status === 'ready') keepOnlyFor(user?.id)
  }, [status, user?.id])

  useEffect(() => {
    if (!isOn || !mustRenew()) return
    subscribe().catch((problem: unknown) => console.error('push subscription', problem))
  }, [isOn])

  useEffect(() => {
    if (!isOn) return
    const hold = () => void showing().then(({ holdTheFront }) => holdTheFront(), ignore)
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => document.removeEventListener('visibilitychange', hold)
  }, [isOn])

  useNotificationChanges({
    onMessage: ({ documentId, operation }) => {
      // The push service tells the browser itself.
      if (!isOn || isPushed() || operation === 'delete') return
      showing()
        .then(({ showInBrowser }) => showInBrowser(documentId))
        .catch((problem: unknown) => console.error('browser notification', problem))
    },
  })
  return null
}

/** Without its code this tab shows none. */
const ignore = () => {}
