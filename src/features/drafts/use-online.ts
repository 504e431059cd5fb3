import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  const events = ['online', 'offline']
  for (const name of events) addEventListener(name, listener)
  return () => {
    for (const name of events) removeEventListener(name, listener)
  }
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
