'use client'

import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part'
import { useHydrated } from '../../ui/use-hydrated'
import { LegalNoticeSent, type SentLegalNotice } from './legal-notice-sent'

const LegalNoticeForm = lazyPart(() => import('./legal-notice-form'))

/** Loaded after the page, and not in the server's HTML: input from before hydration would be lost. */
export function LegalNoticeArea() {
  const [sent, setSent] = useState<SentLegalNotice | null>(null)
  const isHydrated = useHydrated()
  if (sent) return <LegalNoticeSent {...sent} onAnother={() => setSent(null)} />
  return (
    <div className="min-h-[850px] no-js:hidden md:min-h-[760px]">
      <Suspense fallback={null}>{isHydrated && <LegalNoticeForm onSent={setSent} />}</Suspense>
    </div>
  )
}
