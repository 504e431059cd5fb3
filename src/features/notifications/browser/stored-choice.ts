const STORED = 'browser-notifications'
const CHANGED = 'browser-notifications-changed'

/** Who has turned them on in this browser. */
export function storedMember(): string | null {
  try {
    return localStorage.getItem(STORED)
  } catch {
    return null
  }
}

export function store(member: string | null): void {
  try {
    if (member) localStorage.setItem(STORED, member)
    else localStorage.removeItem(STORED)
  } catch {
    // Storage may be disabled; then this browser shows none.
  }
  dispatchEvent(new Event(CHANGED))
}

/** In this tab or another. */
export function onChoice(listener: () => void): () => void {
  const events = ['storage', CHANGED]
  for (const name of events) addEventListener(name, listener)
  return () => {
    for (const name of events) removeEventListener(name, listener)
  }
}
