/** As Next and Payload will read it, so that no spelling avoids a rule. Null if invalid. */
export function requestPath(url: string | undefined): string | null {
  // `*` and absolute URLs are for proxies; Next fails on them.
  if (url !== undefined && !url.startsWith('/')) return null
  try {
    // Two leading slashes would be parsed as a host.
    const { pathname } = new URL((url ?? '/').replace(/^[/\\]+/, '/'), 'http://site')
    const decoded = decodeURIComponent(pathname)
      .replaceAll('\\', '/')
      .replace(/\/{2,}/g, '/')
    if (decoded.split('/').some((part) => part === '.' || part === '..')) return null
    return decoded.length > 1 ? decoded.replace(/\/$/, '') : decoded
  } catch {
    return null
  }
}

export const REALTIME_PATH = '/realtime'

export const isPanelPath = (path: string | null) => /^\/(?:admin|moderator)(?:\/|$)/.test(path ?? '')

export const isFramedPath = (path: string | null) => /^\/preview(?:\/|$)/.test(path ?? '')
