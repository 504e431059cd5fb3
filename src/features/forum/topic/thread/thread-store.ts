import { hasComment, withChanged, withCount, withLate, withNewer } from '#domain/forum/comment-window'
import type { CommentWindow, TopicComment } from '#domain/forum/shown-topics'
import { COMMENTS_PER_PAGE, LIST_MAX } from '#domain/limits'
import { send } from '../../../../ui/requests/send'
import { blocksSomebody, isBlocked } from '../../../viewer/blocked'
import { type CommentPage, joined, queryOf } from './comment-page'
import { currentTopic } from './current-topic'

export type ThreadState = {
  shown: CommentWindow
  acceptedId: string | null
  counts: { replies: number; likes: number }
  /** Came while the page was open. */
  fresh: ReadonlySet<string>
  /** As many came below what is shown. */
  missed: number
  /** Their heights in pixels: they leave their place behind, so that nothing moves. */
  deleted: ReadonlyMap<string, number>
  loading: CommentPage | null
  failed: CommentPage | null
  isGone: boolean
}

export type ThreadStart = Pick<ThreadState, 'shown' | 'acceptedId' | 'counts'> & { topicId: string }
export type Thread = ReturnType<typeof createThread>

/** In the document, for links and the place that a deleted one leaves. */
export const commentAnchor = (id: string) => `comment-${id}`

const heightOf = (id: string) => document.getElementById(commentAnchor(id))?.offsetHeight ?? 0

/** The comments of one open topic: what the page came with, what was loaded since, what changed meanwhile. */
export function createThread({ topicId, ...start }: ThreadStart) {
  let state: ThreadState = {
    ...start,
    fresh: new Set(),
    missed: 0,
    deleted: new Map(),
    loading: null,
    failed: null,
    isGone: false,
  }
  let asking: Promise<unknown> = Promise.resolve()
  let beforeArrival: (() => void) | null = null
  const listeners = new Set<() => void>()

  function become(change: Partial<ThreadState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** One question after the other, so that a page is joined to what it was asked for. */
  function queued<T>(ask: () => Promise<T>): Promise<T> {
    const answer = asking.then(ask)
    asking = answer.catch(() => undefined)
    return answer
  }

  /** Deleted ones lead nowhere. */
  const edges = () => {
    const left = state.shown.comments.filter(({ id }) => !state.deleted.has(id))
    return { first: left[0]?.id, last: left.at(-1)?.id }
  }

  const page = (query: string, limit = COMMENTS_PER_PAGE) =>
    send<CommentWindow>('GET', `/api/forum-topics/${topicId}/comments?limit=${limit}${query && `&${query}`}`)

  /** What somebody asked for. False when it could not be loaded. */
  const show = (asked: CommentPage) =>
    queued(async () => {
      become({ loading: asked, failed: null })
      const answer = await page(queryOf(asked, edges()))
      if (!answer.ok) {
        become({ loading: null, failed: asked })
        return false
      }
      const shown = joined(asked, state.shown, answer.data)
      become({ loading: null, shown, missed: Math.min(state.missed, shown.after) })
      return true
    })

  /** What was written since, shown when the end is shown, otherwise only counted. False when it was not answered. */
  const follow = (created: readonly string[] = []) =>
    queued(async () => {
      const isAtEnd = state.shown.after === 0
      const ask = () => page(queryOf('newer', edges()), isAtEnd ? undefined : 1)
      let answer = await ask()
      if (!answer.ok && answer.status === 404 && (await readShown([edges().last]))) answer = await ask()
      if (!answer.ok) return false
      if (!isAtEnd) return countBelow(withCount(state.shown, answer.data), created)
      const newer = withNewer(state.shown, answer.data)
      // One that was stored while others overtook it stands before them.
      const late = await readComments(created.filter((id) => !hasComment(newer, id)))
      if (!late) return false
      beforeArrival?.()
      const shown = withLate(newer, late)
      const arrived = shown.comments.filter(({ id }) => !hasComment(state.shown, id))
      become({
        shown,
        counts: { ...state.counts, replies: answer.data.total },
        fresh: new Set([...state.fresh, ...arrived.map(({ id }) => id)]),
      })
      return true
    })

  /** Single ones that the page, the same for everybody, came without. */
  const takeIn = (ids: readonly string[]) =>
    queued(async () => {
      const missing = ids.filter((id) => !hasComment(state.shown, id))
      const found = await readComments(missing)
      if (found?.length) become({ shown: withLate(state.shown, found) })
    })

  /** Without those of somebody whom the viewer blocks. */
  async function countBelow(shown: CommentWindow, created: readonly string[]) {
    const read = blocksSomebody() ? await readComments(created) : null
    const ofBlocked = read?.filter(({ author }) => isBlocked(author?.id)).length ?? 0
    become({ shown, missed: state.missed + Math.max(0, shown.after - state.shown.after - ofBlocked) })
    return true
  }

  /** Without those that nobody sees any more; null when that failed. */
  async function readComments(ids: readonly string[]): Promise<TopicComment[] | null> {
    const found: TopicComment[] = []
    for (let from = 0; from < ids.length; from += LIST_MAX) {
      const answer = await page(`ids=${ids.slice(from, from + LIST_MAX).join()}`, LIST_MAX)
      if (!answer.ok) return null
      found.push(...answer.data.comments)
    }
    return found
  }

  /** Comments that changed or were hidden, and those that somebody deleted. False when that failed. */
  async function readShown(ids: readonly (string | undefined)[]): Promise<boolean> {
    const asked = ids.filter((id) => id !== undefined && hasComment(state.shown, id)) as string[]
    const found = await readComments(asked)
    if (!found) return false
    become({ shown: found.reduce((window, one) => withChanged(window, one.id, one), state.shown) })
    remove(asked.filter((id) => !found.some((one) => one.id === id)))
    return true
  }
  const readAgain = (ids: readonly string[]) => queued(() => readShown(ids))

  const remove = (ids: readonly string[]) =>
    become({
      deleted: new Map([...ids.map((id) => [id, heightOf(id)] as const), ...state.deleted]),
    })

  const readTopicAgain = () =>
    queued(async () => {
      const topic = await currentTopic(topicId)
      if (topic === 'gone') become({ isGone: true })
      else if (topic) become({ acceptedId: topic.acceptedId, counts: topic.counts })
      return topic !== null
    })

  /** What could not be loaded, if anything. */
  async function refresh(): Promise<'topic' | 'comments' | null> {
    if (!(await readTopicAgain())) return 'topic'
    const isRead = await readAgain(state.shown.comments.map(({ id }) => id))
    await follow()
    return isRead ? null : 'comments'
  }

  return {
    topicId,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Called while the page still stands as it was. */
    beforeArrival: (listener: () => void) => {
      beforeArrival = listener
      return () => {
        beforeArrival = null
      }
    },
    show,
    follow,
    takeIn,
    readAgain,
    readTopicAgain,
    refresh,
    change: (id: string, change: Partial<TopicComment>) =>
      become({ shown: withChanged(state.shown, id, change) }),
    remove: (id: string) => remove([id]),
    likeTopic: (likes: number) => become({ counts: { ...state.counts, likes } }),
    accept: (acceptedId: string | null) => become({ acceptedId }),
    end: () => become({ isGone: true }),
  }
}
