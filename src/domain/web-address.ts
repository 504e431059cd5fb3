/**
 * True for an absolute http(s) address, and with `allowPath` for a path of this site. Everything that a browser
 * would run instead of open (javascript:, data:) is refused.
 */
export function isWebAddress(value: unknown, { allowPath = false } = {}): value is string {
  if (typeof value !== 'string') return false
  if (allowPath && /^\/(?![/\\])/.test(value)) return true
  return /^https?:\/\//i.test(value) && URL.canParse(value) && Boolean(new URL(value).hostname)
}
