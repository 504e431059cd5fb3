'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { onChoice, storedMember } from './stored-choice'

/** Without its code this tab shows none. */
const BrowserNotifications = lazy(() =>
  import('./browser-notifications').catch(() => ({ default: () => null })),
)

/** Loaded only where somebody has turned them on. */
export function NotificationsStarter() {
  const isOn = useSyncExternalStore(
    onChoice,
    () => storedMember() !== null,
    () => false,
  )
  return (
    isOn && (
      <Suspense>
        <BrowserNotifications />
      </Suspense>
    )
  )
}
