import { idPattern } from '#domain/lists/ids'
import { isStaff, type Role } from '#domain/roles'
import { type Change, type Operation, publicOperation } from './change'

export type Viewer = { id: string; role: Role } | null

/** What travels to a browser: ids only. Whoever wants more asks for it, and is answered by the access rules. */
export type LiveMessage = {
  room: string
  id: number
  collection: string
  documentId: string
  operation: Operation
}

/** Who may enter, with the same sentences as in `access/`. The tests turn single ones around, as `audiences`. */
export const doors: { room: RegExp; mayEnter: 'everyone' | ((viewer: Viewer, room: string) => boolean) }[] = [
  { room: /^(news|events|feed)$/, mayEnter: 'everyone' },
  { room: new RegExp(`^post:${idPattern}$`), mayEnter: 'everyone' },
  // Also while visitors may read the forum: then they read it without hearing it live.
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

/** Where changes of a collection are heard, beside the room of staff. */
type Audience = {
  rooms: (change: Change) => (string | undefined)[]
  /** Only what visitors can see of it is told. */
  isPublic?: boolean
  /** Not even staff read these of others. */
  isPersonal?: boolean
}

const roomWithin = (kind: string) => (change: Change) => [change.within && `${kind}:${change.within}`]
const personal: Audience = { rooms: roomWithin('user'), isPersonal: true }

export const audiences: Record<string, Audience> = {
  articles: { rooms: () => ['news'], isPublic: true },
  events: { rooms: () => ['events'], isPublic: true },
  posts: { rooms: ({ documentId }) => ['feed', `post:${documentId}`], isPublic: true },
  'post-comments': { rooms: roomWithin('post'), isPublic: true },
  'forum-topics': { rooms: ({ documentId }) => ['forum', `topic:${documentId}`] },
  'forum-comments': { rooms: roomWithin('topic') },
  users: { rooms: ({ documentId }) => [`user:${documentId}`] },
  notifications: personal,
  favorites: personal,
}

export function messagesOf(change: Change): LiveMessage[] {
  const { id, collection, documentId } = change
  const { rooms = () => [], isPublic, isPersonal } = audiences[collection] ?? ({} as Partial<Audience>)
  const tell = (room: string, operation: Operation) => ({ room, id, collection, documentId, operation })
  const seen = isPublic ? publicOperation(change) : change.operation
  const heard = seen ? rooms(change).flatMap((room) => (room ? [tell(room, seen)] : [])) : []
  return isPersonal ? heard : [tell('staff', change.operation), ...heard]
}
