'use client'

import { lazy, Suspense } from 'react'
import { useConsentView } from './consent-store'

const CookieDialog = lazy(() => import('./cookie-dialog'))

/** Asks on the first visit. Whoever has chosen downloads nothing of the dialog. */
export function CookieConsent() {
  const view = useConsentView()
  if (view === 'none') return null
  return (
    <Suspense fallback={null}>
      <CookieDialog view={view} />
    </Suspense>
  )
}
