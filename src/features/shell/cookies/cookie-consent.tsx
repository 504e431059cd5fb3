'use client'

import { lazy, Suspense } from 'react'
import { useConsentView } from './consent-store'

const CookieDialog = lazy(() => import('./cookie-dialog'))

/** The dialog is loaded only if no choice was made yet. */
export function CookieConsent() {
  const view = useConsentView()
  if (view === 'none') return null
  return (
    <Suspense fallback={null}>
      <CookieDialog view={view} />
    </Suspense>
  )
}
