import type { Notification } from '#domain/notifications/notification-groups'
import { LIST_MAX } from '#domain/limits'
import { send, type SendResult } from '../../ui/requests/send'
import { refreshViewer } from '../viewer/viewer-store'

export const newestNotifications = () =>
  send<{ docs: Notification[] }>('GET', `/api/notifications?limit=${LIST_MAX}`)

export const oneNotification = (id: string) => send<Notification>('GET', `/api/notifications/${id}`)

export const markRead = (ids: readonly string[]) => changed(send('POST', '/api/notifications/read', { ids }))

export const markAllRead = () => changed(send('POST', '/api/notifications/read-all'))

export const removeNotifications = (ids: readonly string[]) =>
  changed(send('POST', '/api/notifications/delete', { ids }))

/** The count in the header follows, also where live updates do not arrive. A failure interrupts nobody. */
async function changed(call: Promise<SendResult<unknown>>): Promise<boolean> {
  const answer = await call
  if (answer.ok) await refreshViewer()
  else console.error('notifications', answer.status, answer.message)
  return answer.ok
}
