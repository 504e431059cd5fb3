import { useCallback, useEffect, useRef, useState } from 'react'
import type { Notification } from '#domain/notifications/notification-groups'
import { newestNotifications } from './notification-calls'
import { useNotificationChanges } from './use-notification-changes'

type Newest = { status: 'loading' | 'ready' | 'failed'; notifications: readonly Notification[] }

/** The 50 newest; what has been shown stays while it is loaded anew, also when that fails. */
export function useNewest() {
  const [newest, setNewest] = useState<Newest>({ status: 'loading', notifications: [] })
  const questions = useRef(0)
  const hasFailed = useRef(false)

  const reload = useCallback(() => {
    const question = (questions.current += 1)
    void newestNotifications().then((answer) => {
      // A later request has replaced this one.
      if (question !== questions.current) return
      hasFailed.current = !answer.ok
      if (answer.ok) return setNewest({ status: 'ready', notifications: answer.data.docs })
      console.error('notifications', answer.status, answer.message)
      setNewest((known) => (known.status === 'ready' ? known : { ...known, status: 'failed' }))
    })
  }, [])

  useEffect(reload, [reload])
  const catchUp = () => hasFailed.current && reload()
  useNotificationChanges({ onMessage: reload, onReload: reload, onCaughtUp: catchUp })

  /** At once; the server's answer follows. */
  const showAsRead = (ids: readonly string[]) =>
    setNewest(({ status, notifications }) => ({
      status,
      notifications: notifications.map((one) => (ids.includes(one.id) ? { ...one, read: true } : one)),
    }))
  const retry = () => {
    setNewest({ status: 'loading', notifications: [] })
    reload()
  }
  return { ...newest, showAsRead, retry, reload }
}
