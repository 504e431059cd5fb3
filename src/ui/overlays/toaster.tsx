'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { uiTexts } from '#texts/shell/ui'
import { ToastCard } from './toast-card'
import { onToastsChange, showKeptToast, shownToasts, type ShownToast } from './toast-store'

const none: readonly ShownToast[] = []

/** Both live regions exist from the start: some screen readers ignore one that arrives with its message. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts, () => none)
  const stack = useRef<HTMLElement>(null)
  useEffect(showKeptToast, [])

  // Shown again, a popover lies above a dialog that was opened before.
  useEffect(() => {
    const popover = stack.current
    if (popover?.matches(':popover-open')) popover.hidePopover()
    if (toasts.length > 0) popover?.showPopover()
  }, [toasts])

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
      <section ref={stack} popover="manual" aria-label={uiTexts.toasts} className="toasts">
        {toasts.map((one) => (
          <ToastCard key={one.id} {...one} />
        ))}
      </section>
    </>
  )
}
