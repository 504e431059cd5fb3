'use client'

import { useRouteCache } from '@payloadcms/ui'
import { useEffect } from 'react'
import { listenIn } from '../../ui/live/listen-in'

/** Many new topics at once are one reading. */
const PAUSE_MS = 500

/** The list shows a new topic without a reload. */
export function LiveTopics() {
  const { clearRouteCache } = useRouteCache()
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | null = null
    const readSoon = () => {
      soon ??= setTimeout(() => {
        soon = null
        clearRouteCache()
      }, PAUSE_MS)
    }
    const stop = listenIn('staff', {
      onMessage: ({ collection, operation }) => {
        if (collection === 'forum-topics' && operation !== 'update') readSoon()
      },
      onReload: readSoon,
    })
    return () => {
      stop()
      if (soon) clearTimeout(soon)
    }
  }, [clearRouteCache])
  return null
}
