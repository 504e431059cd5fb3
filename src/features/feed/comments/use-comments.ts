import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CommentWindow, FeedComment } from '#domain/feed/feed-post'
import { LIST_MAX, POST_COMMENTS_SHOWN } from '#domain/limits'
import { send } from '../../../ui/requests/send'
import type { LiveMessage } from '../../../ui/live/listen-in'
import { listenLater } from '../../../ui/live/listen-later'
import { rereading } from '../../../ui/live/rereading'
import { joined, withNewest } from '#domain/feed/comment-window'
import { useHeldInPlace } from '../../community/use-held-in-place'

/** Several changes in a moment cost one request. */
const TOGETHER_MS = 200

type Options = {
  postId: string
  /** Came with the page, as everybody sees them. */
  first: CommentWindow | null
  isMember: boolean
  /** What stands below the comments. */
  below: RefObject<HTMLElement | null>
}
type Read = Partial<Record<'before' | 'after' | 'limit', string | number>>

export function useComments({ postId, first, isMember, below }: Options) {
  const [window, setWindow] = useState(first)
  const holdInPlace = useHeldInPlace(below, window)
  const [arrived, setArrived] = useState<readonly string[]>([])
  const [hasFailed, setHasFailed] = useState(false)
  const questions = useRef({ asked: 0, answered: 0 })
  const isAtEnd = !window || window.after === 0

  async function read(asked: Read): Promise<CommentWindow | null> {
    const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
    const answer = await send<CommentWindow>('GET', `/api/posts/${postId}/comments?${query}`)
    return answer.ok ? answer.data : null
  }

  /** What is shown of the newest, anew: whatever happened meanwhile is in it. False when it was not answered. */
  async function refresh() {
    const limit = Math.min(Math.max(window?.comments.length ?? 0, POST_COMMENTS_SHOWN) + 1, LIST_MAX)
    const question = (questions.current.asked += 1)
    const newest = await read({ limit })
    setHasFailed(!newest && !window)
    if (!newest) return false
    // A later question has been answered before.
    if (question < questions.current.answered) return true
    questions.current.answered = question
    const last = window?.comments.at(-1)
    if (window && isAtEnd) setArrived((ids) => [...ids, ...laterThan(last, newest)])
    if (window) holdInPlace()
    setWindow((shown) => withNewest(shown, newest))
    return true
  }
  const refreshNow = useEffectEvent(() => refresh())
  const removeHere = useEffectEvent((id: string) =>
    setWindow((shown) => shown && { ...shown, comments: shown.comments.filter((one) => one.id !== id) }),
  )

  const start = useEffectEvent(() => {
    // Members see own ones that wait for staff, too.
    if (first ? isMember : !window) void refresh()
  })
  useEffect(() => {
    const starting = setTimeout(start)
    return () => clearTimeout(starting)
  }, [isMember])
  useEffect(() => {
    const { soon, again, stop: stopReading } = rereading({ read: () => refreshNow(), pauseMs: TOGETHER_MS })
    const hear = ({ collection, operation, documentId }: LiveMessage) => {
      if (collection !== 'post-comments') return
      if (operation === 'delete') removeHere(documentId)
      soon(documentId)
    }
    const stop = listenLater(`post:${postId}`, {
      onMessage: hear,
      onCaughtUp: again,
      onReload: () => soon(postId),
    })
    return () => {
      stopReading()
      stop()
    }
  }, [postId])

  async function more(direction: 'before' | 'after') {
    const edge = direction === 'before' ? window?.comments[0] : window?.comments.at(-1)
    if (!edge) return refresh()
    const next = await read({ [direction]: edge.id })
    setHasFailed(!next)
    if (next) setWindow((shown) => joined(shown, next))
  }

  return {
    window,
    arrived,
    hasFailed,
    isAtEnd,
    refresh,
    earlier: () => more('before'),
    later: () => more('after'),
  }
}

const laterThan = (last: FeedComment | undefined, { comments }: CommentWindow) =>
  comments.filter(({ createdAt }) => !last || createdAt > last.createdAt).map(({ id }) => id)
