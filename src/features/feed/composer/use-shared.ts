import { useEffect } from 'react'
import { sharedNames, sharedText } from '#domain/feed/shared-text'
import { routes } from '#domain/routes'
import { withWish } from '#domain/web/wish'
import { knownViewer } from '../../viewer/viewer-store'

const KEY = 'shared'

/** What a phone shares with the site waits, also during a sign-in, for the composer, which opens as by any other wish. */
export function useShared() {
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    if (!sharedNames.some((name) => query.has(name))) return
    const text = sharedText(query)
    // Not again after a reload.
    history.replaceState(null, '', text ? withWish(routes.feed, 'post') : routes.feed)
    if (!text) return
    try {
      sessionStorage.setItem(KEY, text)
    } catch {
      // Storage may be disabled; then the composer opens empty.
    }
    void knownViewer().then(({ user }) => {
      if (!user) location.replace(routes.auth(withWish(routes.feed, 'post')))
    })
  }, [])
}

export function takeShared(): string {
  try {
    const text = sessionStorage.getItem(KEY) ?? ''
    sessionStorage.removeItem(KEY)
    return text
  } catch {
    return ''
  }
}
