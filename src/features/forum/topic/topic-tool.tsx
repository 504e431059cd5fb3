'use client'

import { Icon } from '../../../ui/graphics/icon'
import { Suspense } from 'react'
import { isStaff } from '#domain/roles'
import { lazyPart } from '../../../ui/lazy-part'
import { ReportButton } from '../../listing/report/report-button'
import { useViewer } from '../../viewer/viewer-store'
import type { OwnedTopic } from './topic'

const waiting = <Icon icon="ellipsis" className="m-3 size-5 text-ink-soft" />
const TopicMenu = lazyPart(() => import('./topic-menu'), { meanwhile: waiting })

/** Report for readers; edit and delete for the author and staff, in the same place. */
export function TopicTool({ topic }: { topic: OwnedTopic }) {
  const { user } = useViewer()
  const isOwn = user !== null && user.id === topic.owner
  if (!isOwn && !isStaff(user))
    return <ReportButton item={{ type: 'topic', id: topic.id, name: topic.title }} />
  return (
    <Suspense fallback={waiting}>
      <TopicMenu topic={topic} isStaff={isStaff(user)} />
    </Suspense>
  )
}
