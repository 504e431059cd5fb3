import { useEffect, useEffectEvent } from 'react'
import { useViewer } from '../viewer/viewer-store'
import type { FeedList } from './use-feed'

/** The page is rendered as for everybody; what of the own waits for staff comes when the member is known. */
export function useHeld(feed: FeedList, { isOlder }: { isOlder: boolean }) {
  const held = useViewer().held?.join()
  const show = useEffectEvent((ids: string[]) => {
    const missing = ids.filter((id) => !feed.posts.some((post) => post.id === id))
    if (missing.length > 0 && !isOlder) void feed.add(missing)
  })
  useEffect(() => {
    if (held) show(held.split(','))
  }, [held])
}
