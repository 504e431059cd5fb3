const FLAG = 'outbox'

/** Read by every page: only where something waits is the rest of the outbox loaded. */
export function isSomethingWaiting(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null
  } catch {
    return false
  }
}

export function markWaiting(isWaiting: boolean) {
  try {
    if (isWaiting) localStorage.setItem(FLAG, '1')
    else localStorage.removeItem(FLAG)
  } catch {
    // Storage may be disabled; then it waits only as long as its page is open.
  }
}
