import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
/** Less than a minute, so that clocks are never late by one. */
const LOOK_MS = 10_000

function subscribe(listener: () => void) {
  const timer = setInterval(listener, LOOK_MS)
  return () => clearInterval(timer)
}

/** Milliseconds. Null in the server's HTML, because pages are cached. */
export const useMinute = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  )
