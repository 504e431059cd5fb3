/**
 * Signs that browsers drop or turn around before they read an address, so that it leads elsewhere than it seems to:
 * tabs, ends of lines and other controls, backslashes.
 */
const misread = /[\p{Cc}\p{Zl}\p{Zp}\\]/u

/** Stands for our own site: which one it is does not matter here. */
const ownSite = 'https://site.invalid'

/**
 * True for an absolute http(s) address, and with `allowPath` for a path of this site. Everything that a browser
 * would run instead of open (javascript:, data:) is refused.
 */
export function isWebAddress(value: unknown, { allowPath = false } = {}): value is string {
  if (typeof value !== 'string' || misread.test(value)) return false
  if (allowPath && value.startsWith('/')) return originOf(value, ownSite) === ownSite
  return /^https?:\/\//i.test(value) && originOf(value) !== null
}

function originOf(address: string, base?: string): string | null {
  if (!URL.canParse(address, base)) return null
  const { hostname, origin } = new URL(address, base)
  return hostname ? origin : null
}
