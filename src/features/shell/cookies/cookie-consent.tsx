'use client'

import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part'
import { useConsentView } from './consent-store'

const CookieDialog = lazyPart(() => import('./cookie-dialog'), { meanwhile: null })

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
