import { idPattern } from '#domain/lists/ids'
import { isStaff, type Role } from '#domain/roles'
import { type Change, type Operation, publicOperation } from './change'

export type Viewer = { id: string; role: Role } | null

/** Ids only: the browser loads the data itself, under the access rules. */
export type LiveMessage = {
  room: string
  id: number
  collection: string
  documentId: string
  operation: Operation
}

/** The same rules as in `access/`. The tests replace single ones, as with `audiences`. */
export const doors: { room: RegExp; mayEnter: 'everyone' | ((viewer: Viewer, room: string) => boolean) }[] = [
  { room: /^(news|events|feed)$/, mayEnter: 'everyone' },
  { room: new RegExp(`^post:${idPattern}$`), mayEnter: 'everyone' },
  // Members only: visitors who may read the forum get no live changes.
  { room: new RegExp(`^(forum|topic:${idPattern})$`), mayEnter: (viewer) => viewer !== null },
  { room: /^staff$/, mayEnter: isStaff },
  { room: new RegExp(`^user:${idPattern}$`), mayEnter: (viewer, room) => room === `user:${viewer?.id}` },
]

const doorOf = (room: string) => doors.find((door) => door.room.test(room))

export const isRoom = (room: unknown): room is string => typeof room === 'string' && Boolean(doorOf(room))

export const isPublicRoom = (room: string) => doorOf(room)?.mayEnter === 'everyone'

export function mayEnter({ room, viewer }: { room: string; viewer: Viewer }): boolean {
  const rule = doorOf(room)?.mayEnter
  return rule === 'everyone' || Boolean(rule?.(viewer, room))
}

type Audience = {
  rooms: (change: Change) => (string | undefined)[]
  /** Told only as far as everybody sees the document: what is hidden ends for them, and is silent from then on. */
  isPublic?: boolean
  /** Not even staff read other members' documents. */
  isPersonal?: boolean
}

const roomWithin = (kind: string) => (change: Change) => [change.within && `${kind}:${change.within}`]
const personal: Audience = { rooms: roomWithin('user'), isPersonal: true }

export const audiences: Record<string, Audience> = {
  articles: { rooms: () => ['news'], isPublic: true },
  events: { rooms: () => ['events'], isPublic: true },
  posts: { rooms: ({ documentId }) => ['feed', `post:${documentId}`], isPublic: true },
  'post-comments': { rooms: roomWithin('post'), isPublic: true },
  'forum-topics': { rooms: ({ documentId }) => ['forum', `topic:${documentId}`], isPublic: true },
  'forum-comments': { rooms: roomWithin('topic'), isPublic: true },
  users: { rooms: ({ documentId }) => [`user:${documentId}`] },
  'admin-messages': { rooms: roomWithin('user') },
  notifications: personal,
  favorites: personal,
  blocks: personal,
  'saved-searches': personal,
}

export function messagesOf(change: Change): LiveMessage[] {
  const { id, collection, documentId } = change
  const { rooms = () => [], isPublic, isPersonal } = audiences[collection] ?? ({} as Partial<Audience>)
  const message = (room: string, operation: Operation) => ({ room, id, collection, documentId, operation })
  const seen = isPublic ? publicOperation(change) : change.operation
  const heard = seen ? rooms(change).flatMap((room) => (room ? [message(room, seen)] : [])) : []
  return isPersonal ? heard : [message('staff', change.operation), ...heard]
}
