import { type RefObject, useEffect, useEffectEvent } from 'react'
import { bellTexts as texts } from '#texts/notifications/bell'
import { BellPanel } from './bell-panel'
import './bell-popover.css'

type Props = {
  id: string
  /** The bell with its button. */
  root: RefObject<HTMLElement | null>
  onClose: () => void
}

export default function BellPopover({ id, root, onClose }: Props) {
  const closeOutside = useEffectEvent((event: Event) => {
    if (!root.current?.contains(event.target as Node)) onClose()
  })
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    onClose()
    root.current?.querySelector('button')?.focus()
  })

  useEffect(() => {
    document.getElementById(id)?.focus()
    const stopping = new AbortController()
    const { signal } = stopping
    // On the document, because the focus may have stood on a row that is gone.
    document.addEventListener('keydown', (event) => closeOnEscape(event), { signal })
    document.addEventListener('pointerdown', (event) => closeOutside(event), { signal })
    document.addEventListener('focusin', (event) => closeOutside(event), { signal })
    return () => stopping.abort()
  }, [id])

  return (
    <div id={id} role="dialog" aria-label={texts.title} tabIndex={-1} className="bell-popover">
      <BellPanel onLeave={onClose} />
    </div>
  )
}
