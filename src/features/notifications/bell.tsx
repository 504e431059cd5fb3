'use client'

import { Suspense, useId, useRef, useState } from 'react'
import { bellLabel } from '#texts/notifications/bell-button'
import { Counter } from '../../ui/states/counter'
import { IconButton } from '../../ui/buttons/icon-button'
import { lazyPart } from '../../ui/lazy-part'
import { useViewer } from '../viewer/viewer-store'

const BellPopover = lazyPart(() => import('./bell-popover'))

/** Its place is reserved for members, so that nothing moves once the viewer is known. */
export function Bell() {
  const { unread } = useViewer()
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const label = bellLabel(unread.notifications)
  return (
    <div ref={root} className="visitor:hidden">
      <IconButton
        label={label}
        icon="bell"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Counter value={unread.notifications} label={label} className="absolute start-[23px] top-[3px]" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <BellPopover id={id} root={root} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
