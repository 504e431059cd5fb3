'use client'

import { shellTexts } from '#texts/shell/shell'
import { Counter } from '../../../ui/states/counter'
import { useViewer } from '../../viewer/viewer-store'

export function FeedCount({ className }: { className?: string }) {
  const { user, unread } = useViewer()
  if (!user) return null
  return <Counter value={unread.feed} label={shellTexts.unreadPosts(unread.feed)} className={className} />
}
