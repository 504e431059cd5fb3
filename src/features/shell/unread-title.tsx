'use client'

import { useEffect } from 'react'
import { unreadTitle } from '#domain/text/badge-count'
import { useViewer } from '../viewer/viewer-store'

/** The unread notifications in the tab's title and on the app's icon. */
export function UnreadTitle() {
  const { status, unread } = useViewer()
  const count = unread.notifications

  useEffect(() => {
    // The icon may still carry the number of the last visit, so zero is news too; systems write 99+ themselves.
    if (status === 'ready') void navigator.setAppBadge?.(count).catch(() => {})
  }, [status, count])

  useEffect(() => {
    const write = () => {
      const title = unreadTitle(document.title, count)
      if (title !== document.title) document.title = title
    }
    write()
    // Every page brings its own title.
    const observer = new MutationObserver(write)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [count])

  return null
}
