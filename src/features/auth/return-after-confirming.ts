import { returnPath } from '#domain/web/return-path'

const KEY = 'return-after-confirming'

/** The link in the email opens a page of its own, which does not know where its reader came from. */
export function keepReturn(page: string): void {
  try {
    localStorage.setItem(KEY, page)
  } catch {
    // Storage may be disabled; then the home page follows.
  }
}

/** Once. */
export function takeReturn(): string {
  try {
    const page = localStorage.getItem(KEY)
    localStorage.removeItem(KEY)
    return returnPath(page)
  } catch {
    return '/'
  }
}
