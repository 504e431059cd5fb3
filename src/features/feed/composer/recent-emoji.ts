const STORAGE_KEY = 'emoji'
/** Three rows. */
const KEPT = 24

export function recentEmoji(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function rememberEmoji(emoji: string) {
  try {
    const others = recentEmoji().filter((one) => one !== emoji)
    localStorage.setItem(STORAGE_KEY, JSON.stringify([emoji, ...others].slice(0, KEPT)))
  } catch {
    // Storage may be disabled; then there are no recent ones.
  }
}
