import { windowNames } from '#domain/community/window-query'
import { feedPageQuery } from '#domain/feed/feed-queries'
import { idPattern } from '#domain/lists/ids'
import { type Change } from './change'
import { messagesOf } from './rooms'

type SharedReads = { path: RegExp; query: readonly string[]; room: (id: string) => string }

/** What browsers read when a room tells them something: the same for everybody who may enter the room. */
const sharedReads: SharedReads[] = [
  {
    path: new RegExp(`^/api/forum-topics/(${idPattern})(?:/comments)?$`),
    query: windowNames,
    room: (id) => `topic:${id}`,
  },
  { path: /^\/api\/forum-topics$/, query: ['where[id][in]', 'limit'], room: () => 'forum' },
  {
    path: new RegExp(`^/api/posts/(${idPattern})/comments$`),
    query: windowNames,
    room: (id) => `post:${id}`,
  },
  { path: /^\/api\/posts\/page$/, query: Object.keys(feedPageQuery.shape), room: () => 'feed' },
]

/** Names and pictures of authors are part of every answer, that of its category of a topic. */
const shownBeside = new Set(['users', 'media', 'forum-categories'])

export type SharedRead = {
  room: string
  query: readonly string[]
  isStaleAfter: (change: Change) => boolean
}

export function sharedRead(path: string): SharedRead | null {
  for (const { path: known, query, room: roomOf } of sharedReads) {
    const found = known.exec(path)
    if (!found) continue
    const room = roomOf(found[1] ?? '')
    const isHeard = (change: Change) => messagesOf(change).some((message) => message.room === room)
    return { room, query, isStaleAfter: (change) => shownBeside.has(change.collection) || isHeard(change) }
  }
  return null
}
