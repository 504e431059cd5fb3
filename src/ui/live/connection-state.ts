import { LOST_AFTER_MS } from './timing'

/** Whether what is listened to still arrives. Small: the notice about it is on every page. */
let isLost = false
let waiting: ReturnType<typeof setTimeout> | null = null
const listeners = new Set<() => void>()

export const isConnectionLost = () => isLost

export function onConnectionChange(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Short breaks are nobody's concern. */
export function connectionBroke() {
  if (!isLost) waiting ??= setTimeout(() => become(true), LOST_AFTER_MS)
}

export const connectionRestored = () => become(false)

function become(lost: boolean) {
  if (waiting) clearTimeout(waiting)
  waiting = null
  if (isLost === lost) return
  isLost = lost
  for (const listener of listeners) listener()
}
