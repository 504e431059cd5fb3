'use client'

import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { bellTexts as texts } from '#texts/notifications/bell'
import { classNames } from '../../ui/class-names'
import { Counter } from '../../ui/counter'
import { IconButton } from '../../ui/icon-button'
import { lazyPart } from '../../ui/lazy-part'
import { useViewer } from '../viewer/viewer-store'
import { BellSkeleton } from './bell-skeleton'

const BellPanel = lazyPart(() => import('./bell-panel'))

const frame = classNames(
  'fixed inset-x-2 top-15 z-40 max-h-[calc(100dvh-144px)] md:absolute md:inset-x-auto md:end-gutter md:top-full',
  'md:max-h-[min(640px,calc(100dvh-84px))] md:w-[420px] flex animate-arrive flex-col overflow-clip rounded-lg border',
  'border-line bg-raised depth-lg',
)

/** Its place is reserved for members, so that nothing moves once the viewer is known. */
export function Bell() {
  const { unread } = useViewer()
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return
    root.current?.querySelector<HTMLElement>(`[role=dialog]`)?.focus()
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false)
    }
    // On the document, because the focus may have stood on a row that is gone.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setIsOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  return (
    <div ref={root} className="visitor:hidden">
      <IconButton
        label={texts.label(unread.notifications)}
        icon={BellIcon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Counter
          value={unread.notifications}
          label={texts.label(unread.notifications)}
          className="absolute start-[23px] top-[3px]"
        />
      </IconButton>
      {isOpen && (
        <div id={id} role="dialog" aria-label={texts.title} tabIndex={-1} className={frame}>
          <Suspense fallback={<BellSkeleton />}>
            <BellPanel onLeave={() => setIsOpen(false)} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
