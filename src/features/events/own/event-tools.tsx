'use client'

import { Suspense } from 'react'
import { isStaff } from '#domain/roles'
import { lazyPart } from '../../../ui/lazy-part'
import { useViewer } from '../../viewer/viewer-store'
import type { ManagedEvent } from './event-tools-panel'

const EventToolsPanel = lazyPart(() => import('./event-tools-panel'))

/** Staff edit in their panel, so here they see only the guests. */
export function EventTools({ event }: { event: ManagedEvent }) {
  const { user, own } = useViewer()
  const isOwn = own.some(({ id }) => id === event.id)
  if (!isOwn && !isStaff(user)) return null
  return (
    <Suspense>
      <EventToolsPanel event={event} isOwn={isOwn} />
    </Suspense>
  )
}
