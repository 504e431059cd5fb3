'use client'

import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../../ui/lazy-part'
import { onChoice, storedMember } from './stored-choice'

const BrowserNotifications = lazyPart(() => import('./browser-notifications'), { meanwhile: null })

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
