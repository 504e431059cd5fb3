import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { POSTS_PER_PAGE } from '#domain/limits'
import { readOlder } from './read-posts'
import type { FeedList } from './use-feed'

/** Loaded by scrolling alone; then a press is needed, so that the foot of the page can be reached. */
const PAGES_ALONE = 3
const AHEAD = '800px 0px'

export type Older = ReturnType<typeof useOlder>

export function useOlder({ posts, hasMore, append }: FeedList) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const alone = useRef(0)
  const [place, setPlace] = useState<Element | null>(null)

  /** False when nothing was loaded. */
  async function load(limit: number = POSTS_PER_PAGE) {
    if (state === 'loading') return false
    setState('loading')
    const older = await readOlder(posts, limit)
    if (older) append(older)
    setState(older ? 'idle' : 'failed')
    return Boolean(older?.posts.length)
  }
  const press = () => {
    alone.current = 0
    void load()
  }
  const onNear = useEffectEvent(() => {
    if (!hasMore || state !== 'idle' || alone.current >= PAGES_ALONE) return
    alone.current += 1
    void load()
  })

  // Observed anew after each page: what stays in sight is not reported again.
  useEffect(() => {
    if (!place || state !== 'idle') return
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && onNear(), {
      rootMargin: AHEAD,
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [place, state, posts.length])

  return { state, watch: setPlace, load, press }
}
