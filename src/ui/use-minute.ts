import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
/** More often than the minute changes, so that what follows the clock is never late by a minute. */
const LOOK_MS = 10_000

function subscribe(listener: () => void) {
  const timer = setInterval(listener, LOOK_MS)
  return () => clearInterval(timer)
}

/** The present minute as a moment. Null in the server's HTML: pages are kept, and the clock goes on. */
export const useMinute = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  )
