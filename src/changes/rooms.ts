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

const ownRoom = (userId: string) => `user:${userId}`
const isOwnRoom = (room: string) => /^user:[0-9a-f-]{36}$/.test(room)

/** Collections with a room that everybody may enter; it hears only of what visitors can see. */
const publicRooms: Record<string, string> = { articles: 'news', events: 'events' }

export const isPublicRoom = (room: string) => Object.values(publicRooms).includes(room)

export const isRoom = (room: unknown): room is string =>
  typeof room === 'string' && (room === 'staff' || isPublicRoom(room) || isOwnRoom(room))

/** The same sentences as in `access/`: staff read everything, a member their own account, everybody what is public. */
export function mayEnter({ room, viewer }: { room: string; viewer: Viewer }): boolean {
  if (isPublicRoom(room)) return true
  if (room === 'staff') return isStaff(viewer)
  return isOwnRoom(room) && viewer !== null && room === ownRoom(viewer.id)
}

export function messagesOf(change: Change): LiveMessage[] {
  const { id, collection, documentId, operation } = change
  const message = { id, collection, documentId }
  const messages: LiveMessage[] = [{ room: 'staff', ...message, operation }]
  if (collection === 'users') messages.push({ room: ownRoom(documentId), ...message, operation })
  const room = publicRooms[collection]
  const seen = publicOperation(change)
  if (room && seen) messages.push({ room, ...message, operation: seen })
  return messages
}
