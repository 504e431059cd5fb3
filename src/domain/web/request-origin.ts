type Write = {
  method: string
  /** Header Origin. */
  origin: string | undefined
  /** Header Sec-Fetch-Site. */
  fetchSite: string | undefined
  host: string | undefined
  hasCookie: boolean
  siteUrl: string
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
const ownSites = new Set(['same-origin', 'none'])

/**
 * Whether a write comes from a page of another site, which the visitor's cookies must not serve. Programs say
 * nothing about where they come from; they may write, but not with cookies.
 */
export function foreignWrite({ method, origin, fetchSite, host, hasCookie, siteUrl }: Write) {
  if (reading.has(method)) return null
  if (origin !== undefined && !isOwn({ origin, host, siteUrl })) return 'foreign' as const
  if (fetchSite !== undefined && !ownSites.has(fetchSite)) return 'foreign' as const
  return origin === undefined && fetchSite === undefined && hasCookie ? ('unknown' as const) : null
}

/** Ours is the public address, and the one that was typed: a page of another host cannot choose our Host header. */
function isOwn({
  origin,
  host,
  siteUrl,
}: {
  origin: string
  host: string | undefined
  siteUrl: string
}): boolean {
  if (!URL.canParse(origin)) return false
  const { origin: asked, host: askedHost, protocol } = new URL(origin)
  if (asked === new URL(siteUrl).origin) return true
  return (
    (protocol === 'http:' || protocol === 'https:') && host !== undefined && askedHost === host.toLowerCase()
  )
}
