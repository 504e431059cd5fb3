import { useSyncExternalStore } from 'react'

/** Less than a minute, so that clocks are never late by one. */
const STEP_MS = 10_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all: a list has dozens of clocks. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), STEP_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Constant between two steps, as a store's snapshot must be. Milliseconds. */
const steppedNow = () => Math.floor(Date.now() / STEP_MS) * STEP_MS

/**
 * What `read` says of the present, `rendered` on the server and in the first render, because pages are cached.
 * It is drawn again only when the answer is another one, so the answer is a word, a number or yes and no.
 */
export const usePresent = <T extends string | number | boolean | null>(
  read: (now: number) => T,
  rendered: T,
): T =>
  useSyncExternalStore(
    subscribe,
    () => read(steppedNow()),
    () => rendered,
  )
