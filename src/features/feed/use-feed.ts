import { useState } from 'react'
import { withChanges, withPosts } from '#domain/feed/feed-list'
import type { FeedPage, FeedPost } from '#domain/feed/feed-post'
import { send } from '../../ui/requests/send'
import type { FeedView } from './feed-view'
import { blocksSomebody, isBlocked } from '../viewer/blocked'
import { type Own, readPosts } from './read-posts'
import { useLiveFeed } from './use-live-feed'

const none: ReadonlySet<string> = new Set()
const and = (ids: ReadonlySet<string>, more: readonly string[]) => new Set([...ids, ...more])
const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((one) => one !== id))

export function useFeed({ before, highlight, ...page }: FeedView) {
  const [posts, setPosts] = useState<readonly FeedPost[]>(page.posts)
  const [hasMore, setHasMore] = useState(page.hasMore)
  const wanted = highlight?.post ?? null
  const [found, setFound] = useState(() => (page.posts.some(({ id }) => id === wanted?.id) ? null : wanted))
  const [arrived, setArrived] = useState(none)
  const [gone, setGone] = useState(none)
  const shown = found ? [found, ...posts] : posts
  const waiting = [...arrived].filter((id) => !shown.some((post) => post.id === id))

  /** False when they could not be read. */
  async function refresh(ids: readonly string[]) {
    const fresh = await readPosts(ids)
    if (!fresh) return false
    setPosts((all) => withChanges(all, fresh))
    setFound((one) => one && withChanges([one], fresh)[0]!)
    const missing = ids.filter((id) => !fresh.some((post) => post.id === id))
    setGone(
      (all) => new Set([...and(all, missing)].filter((id) => missing.includes(id) || !ids.includes(id))),
    )
    return true
  }

  async function add(ids: readonly string[], own: Own = {}) {
    const fresh = await readPosts(ids, own)
    if (!fresh) return false
    setPosts((all) => withPosts(all, fresh))
    setArrived((all) => new Set([...all].filter((id) => !ids.includes(id))))
    return true
  }

  /** Nothing is said of posts by somebody whom the viewer blocks. */
  function announce(fresh: readonly FeedPost[]) {
    const others = fresh.filter(({ author }) => !isBlocked(author?.id))
    setArrived((all) => and(all, others.map(({ id }) => id))) // prettier-ignore
  }

  async function arrive(id: string) {
    if (isShown(id)) return refresh([id])
    // An older window of the list takes in nothing new.
    if (before) return
    const fresh = blocksSomebody() && (await readPosts([id]))
    if (fresh) announce(fresh)
    else setArrived((all) => and(all, [id]))
  }

  /** Too much was missed to be told one by one. */
  async function catchUp() {
    void refresh(shown.map(({ id }) => id))
    const newest = await send<FeedPage>('GET', '/api/posts/page')
    if (newest.ok) announce(newest.data.posts)
  }

  const isShown = (id: string) => shown.some((post) => post.id === id)
  useLiveFeed({
    onArrived: (id) => void arrive(id),
    onChanged: (ids) => refresh(ids.filter(isShown)),
    onGone: (id) => {
      setArrived((all) => without(all, id))
      setGone((all) => and(all, [id]))
    },
    onReload: () => void catchUp(),
  })

  return {
    posts,
    found,
    hasMore,
    gone,
    waiting,
    add,
    refresh,
    append: (older: FeedPage) => {
      setPosts((all) => withPosts(all, older.posts))
      setHasMore(older.hasMore)
    },
    remove: (id: string) => {
      setPosts((all) => all.filter((post) => post.id !== id))
      setFound((one) => (one?.id === id ? null : one))
    },
  }
}

export type FeedList = ReturnType<typeof useFeed>
