import { type RefObject, useEffect, useEffectEvent } from 'react'
import { bellTexts as texts } from '#texts/notifications/bell'
import { classNames } from '../../ui/class-names'
import { BellPanel } from './bell-panel'

const frame = classNames(
  'fixed inset-x-2 top-15 z-40 max-h-[calc(100dvh-144px)] md:absolute md:inset-x-auto md:end-gutter md:top-full',
  'md:max-h-[min(640px,calc(100dvh-84px))] md:w-[420px] flex animate-arrive flex-col overflow-clip rounded-lg border',
  'border-line bg-raised depth-lg',
)

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
    <div id={id} role="dialog" aria-label={texts.title} tabIndex={-1} className={frame}>
      <BellPanel onLeave={onClose} />
    </div>
  )
}
