'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { uiTexts } from '#texts/shell/ui'
import { ToastCard } from './toast-card'
import { onToastsChange, showKeptToast, shownToasts, type ShownToast } from './toast-store'

const none: readonly ShownToast[] = []

/**
 * Mounted once. The two live regions are there from the start: a region that arrives together with its message is
 * not announced by every screen reader.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts, () => none)
  const stack = useRef<HTMLElement>(null)
  useEffect(showKeptToast, [])

  // As a popover the stack lies above everything, and shown anew it lies above a dialog that was opened before.
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
