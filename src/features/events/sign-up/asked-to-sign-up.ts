const KEY = 'sign-up'

/** Only the visitor's own click signs them up after the sign-in, never a link that somebody sent them. */
export function askToSignUp(eventId: string): void {
  try {
    sessionStorage.setItem(KEY, eventId)
  } catch {
    // Storage may be disabled; then they click once more.
  }
}

/** Once. */
export function hasAskedToSignUp(eventId: string): boolean {
  try {
    const asked = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return asked === eventId
  } catch {
    return false
  }
}
