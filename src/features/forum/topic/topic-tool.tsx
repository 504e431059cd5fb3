'use client'

import { Icon } from '../../../ui/graphics/icon'
import { Suspense } from 'react'
import { isStaff } from '#domain/roles'
import { lazyPart } from '../../../ui/lazy-part'
import { useViewer } from '../../viewer/viewer-store'
import type { OwnedTopic } from './topic'

const waiting = <Icon icon="ellipsis" className="m-3 size-5 text-ink-soft" />
const TopicMenu = lazyPart(() => import('./topic-menu'), { meanwhile: waiting })

/** For members; its place is kept. */
export function TopicTool({ topic }: { topic: OwnedTopic }) {
  const { user } = useViewer()
  if (!user) return null
  return (
    <Suspense fallback={waiting}>
      <TopicMenu topic={topic} memberId={user.id} isStaff={isStaff(user)} />
    </Suspense>
  )
}
