/**
 * The path as Next and Payload will understand it, for rules that a strange spelling must not get around:
 * dots resolved, escapes decoded, slashes single, no slash at the end. Null when it cannot be understood.
 */
export function requestPath(url: string | undefined): string | null {
  // „*“ and whole addresses are for proxies; Next breaks on them.
  if (url !== undefined && !url.startsWith('/')) return null
  try {
    // Two slashes at the start would be read as a host name.
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

/** Where the sockets are; nothing but an upgrade to a websocket is answered there. */
export const REALTIME_PATH = '/realtime'

export const isPanelPath = (path: string | null) => /^\/(?:admin|moderator)(?:\/|$)/.test(path ?? '')

/** What a page of our own may show in a frame: the panel shows the preview of an article. */
export const isFramedPath = (path: string | null) => /^\/preview(?:\/|$)/.test(path ?? '')
