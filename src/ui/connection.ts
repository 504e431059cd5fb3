import { useSyncExternalStore } from 'react'
import { isLinkLost, onLinkChange } from './live/link-state'

/** `reconnecting`: live updates have not come through for some seconds, on a page that has them. */
export type Connection = 'online' | 'offline' | 'reconnecting'

function subscribe(listener: () => void) {
  const stop = onLinkChange(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    stop()
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

function connection(): Connection {
  if (!navigator.onLine) return 'offline'
  return isLinkLost() ? 'reconnecting' : 'online'
}

export const useConnection = () => useSyncExternalStore(subscribe, connection, () => 'online' as const)
