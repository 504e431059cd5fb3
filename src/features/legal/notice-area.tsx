'use client'

import { lazy, Suspense, useState } from 'react'
import { NoticeSent, type SentNotice } from './notice-sent'

const NoticeForm = lazy(() => import('./notice-form'))

/** The form, or what it has led to. Its code comes after the page: most readers came for the texts above. */
export function NoticeArea() {
  const [sent, setSent] = useState<SentNotice | null>(null)
  if (sent) return <NoticeSent {...sent} onAnother={() => setSent(null)} />
  return (
    <div className="no-js:hidden">
      <Suspense fallback={<div className="h-[900px]" />}>
        <NoticeForm onSent={setSent} />
      </Suspense>
    </div>
  )
}
