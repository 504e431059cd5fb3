/** Browsers remove or change these in an address, so that it leads elsewhere than it seems to. */
const misread = /[\p{Cc}\p{Zl}\p{Zp}\\]/u

/** Any base serves to resolve a path. */
const ownSite = 'https://site.invalid'

/** An absolute http(s) address, or with `allowPath` a path of this site. Refuses javascript:, data: and the like. */
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
