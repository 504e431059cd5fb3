'use client'

import { useEffect } from 'react'
import { isStaff } from '#domain/roles'
import { unreadTitle } from '#domain/text/badge-count'
import { useViewer } from '../viewer/viewer-store'

type Props = {
  /** In the panels: only the messages to the administrator. */
  isPanel?: boolean
}

export function UnreadTitle({ isPanel = false }: Props) {
  const { status, user, unread } = useViewer()
  const messages = isStaff(user) ? unread.messages : 0
  const count = isPanel ? messages : unread.notifications + messages

  useEffect(() => {
    // Zero is set too, because the badge may be from the last visit; systems write 99+ themselves.
    if (status === 'ready') void navigator.setAppBadge?.(count).catch(() => {})
  }, [status, count])

  useEffect(() => {
    const write = () => {
      const title = unreadTitle(document.title, count)
      // Between two pages there is none; one made here would stand before that of the next page.
      if (document.title && title !== document.title) document.title = title
    }
    write()
    // Every page sets its own title.
    const observer = new MutationObserver(write)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [count])

  return null
}
