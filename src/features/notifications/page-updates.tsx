'use client'

import { useRouter } from 'next/navigation'
import { useNotificationChanges } from './use-notification-changes'

/** The page belongs to one member, so the server renders it anew. */
export function PageUpdates() {
  const router = useRouter()
  useNotificationChanges({ onMessage: () => router.refresh(), onReload: () => router.refresh() })
  return null
}
