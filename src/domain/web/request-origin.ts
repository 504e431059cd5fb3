type Write = {
  method: string
  origin: string | undefined
  fetchSite: string | undefined
  host: string | undefined
  hasCookie: boolean
  siteUrl: string
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
const ownSites = new Set(['same-origin', 'none'])

/** Against CSRF. Clients that send no origin may write, but not with cookies. */
export function foreignWrite({ method, origin, fetchSite, host, hasCookie, siteUrl }: Write) {
  if (reading.has(method)) return null
  if (origin !== undefined && !isOwn({ origin, host, siteUrl })) return 'foreign' as const
  if (fetchSite !== undefined && !ownSites.has(fetchSite)) return 'foreign' as const
  return origin === undefined && fetchSite === undefined && hasCookie ? ('unknown' as const) : null
}

/** The public address, or the host of the request: a page of another host cannot choose the Host header. */
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
