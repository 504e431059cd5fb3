import { useEffect, useState, useSyncExternalStore } from 'react'
import { createThread, type ThreadStart } from './thread-store'

/** The page's own comments first; from then on the browser keeps them up to date. */
export function useThread(start: ThreadStart, isLive: boolean) {
  const [thread] = useState(() => createThread(start))
  const state = useSyncExternalStore(thread.subscribe, thread.state, thread.state)
  useEffect(() => {
    if (!isLive) return
    // Loaded on demand: a page is read before anything happens on it.
    const stopping = import('./follow-thread').then(
      ({ followThread }) => followThread(thread),
      () => null,
    )
    return () => void stopping.then((stop) => stop?.())
  }, [thread, isLive])
  return { thread, state }
}
