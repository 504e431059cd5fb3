'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { uiTexts } from '#texts/ui'
import { ToastCard } from './toast-card'
import { onToastsChange, showKeptToast, shownToasts, type ShownToast } from './toast-store'

const none: readonly ShownToast[] = []

/**
 * Mounted once. The two live regions are there from the start: a region that arrives together with its message is
 * not announced by every screen reader.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts, () => none)
  useEffect(showKeptToast, [])

  const last = (tone: ShownToast['tone']) => {
    const message = toasts.findLast((one) => one.tone === tone)
    return message && <p key={message.id}>{[message.title, message.text].filter(Boolean).join('. ')}</p>
  }

  return (
    <>
      <div role="status" className="sr-only">
        {last('ok')}
      </div>
      <div role="alert" className="sr-only">
        {last('bad')}
      </div>
      {toasts.length > 0 && (
        <section
          aria-label={uiTexts.toasts}
          className="pointer-events-none fixed inset-x-4 bottom-[calc(83px+env(safe-area-inset-bottom))] z-50 grid gap-3 md:inset-[auto_24px_24px_auto]"
        >
          {toasts.map((one) => (
            <ToastCard key={one.id} {...one} />
          ))}
        </section>
      )}
    </>
  )
}
