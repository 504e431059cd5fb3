import { type LiveMessage, listenIn } from '../../../../ui/live/listen-in'
import { rereading } from '../../../../ui/live/rereading'
import type { Thread } from './thread-store'

/** Changes that come together are read together. */
const PAUSE_MS = 250
/** What a new comment changes of its topic is already known from the comment. */
const TOPIC_PAUSE_MS = 3_000

/** Returns the function to stop. */
export function followThread(thread: Thread): () => void {
  const arrived = rereading({ read: thread.follow, pauseMs: PAUSE_MS })
  const changed = rereading({ read: thread.readAgain, pauseMs: PAUSE_MS })
  const topic = rereading({ read: thread.readTopicAgain, pauseMs: TOPIC_PAUSE_MS })
  const all = [arrived, changed, topic]

  function hearComment({ documentId, operation }: LiveMessage) {
    if (operation === 'create') return arrived.soon(documentId)
    if (operation === 'delete') return thread.remove(documentId)
    changed.soon(documentId)
  }

  const stop = listenIn(`topic:${thread.topicId}`, {
    onMessage: (message) => {
      if (message.collection === 'forum-comments') hearComment(message)
      else if (message.operation === 'delete') thread.end()
      else topic.soon(message.documentId)
    },
    onCaughtUp: () => all.forEach(({ again }) => again()),
    onReload: () => void thread.refresh(),
  })
  return () => {
    stop()
    all.forEach((one) => one.stop())
  }
}
