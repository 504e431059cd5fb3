import { useSyncExternalStore } from 'react'
import { isConnectionLost, onConnectionChange } from './connection-state'

/** `reconnecting`: live updates have not come through for some seconds, on a page that has them. */
export type Connection = 'online' | 'offline' | 'reconnecting'

function subscribe(listener: () => void) {
  const stop = onConnectionChange(listener)
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
  return isConnectionLost() ? 'reconnecting' : 'online'
}

export const useConnection = () => useSyncExternalStore(subscribe, connection, () => 'online' as const)
