import { type LiveMessage, listenIn } from '../../../ui/live'
import type { Thread } from './thread-store'

/** Changes that come together are read together. */
const PAUSE_MS = 250
/** What a new comment changes of its topic is already known from the comment. */
const TOPIC_PAUSE_MS = 3_000

/** Returns the function to stop. */
export function followThread(thread: Thread): () => void {
  const changed = new Set<string>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  function soon(name: string, act: () => unknown, pause: number) {
    if (timers.has(name)) return
    timers.set(
      name,
      setTimeout(() => {
        timers.delete(name)
        void act()
      }, pause),
    )
  }

  function readChanged() {
    const ids = [...changed]
    changed.clear()
    return thread.readAgain(ids)
  }

  function hearComment({ documentId, operation }: LiveMessage) {
    if (operation === 'create') return soon('new', thread.follow, PAUSE_MS)
    if (operation === 'delete') return thread.remove(documentId)
    changed.add(documentId)
    soon('changed', readChanged, PAUSE_MS)
  }

  const stop = listenIn(`topic:${thread.topicId}`, {
    onMessage: (message) => {
      if (message.collection === 'forum-comments') hearComment(message)
      else if (message.operation === 'delete') thread.end()
      else soon('topic', thread.readTopicAgain, TOPIC_PAUSE_MS)
    },
    onReload: () => void thread.refresh(),
  })
  return () => {
    stop()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
