import { pageAge } from './page-age'

export type LiveMessage = {
  room: string
  id: number
  collection: string
  documentId: string
  operation: 'create' | 'update' | 'delete'
}
export type Listener = {
  onMessage: (message: LiveMessage) => void
  /** The room has answered: at first, and after every break. */
  onCaughtUp?: () => void
  /** Too many changes were missed to list them. */
  onReload?: () => void
  /** The viewer may not hear the room, or not any more. */
  onRefused?: () => void
}
export type Since = { id: number } | { ageMs: number }
/** `at`: up to date to this id. */
export type CaughtUp = { at: number; missed: LiveMessage[]; reload: boolean }

/** `lastId`: the last change it knows of; null before its first answer. */
type Seat = { listener: Listener; lastId: number | null }

const rooms = new Map<string, Set<Seat>>()
const refused = new Set<string>()

export const roomNames = () => [...rooms.keys()]

export function takeSeat(room: string, listener: Listener): () => void {
  const seat: Seat = { listener, lastId: null }
  const seats = rooms.get(room) ?? new Set()
  rooms.set(room, seats.add(seat))
  askAgain()
  return () => {
    seats.delete(seat)
    if (seats.size === 0 && rooms.get(room) === seats) rooms.delete(room)
  }
}

/** Whoever listens anew may have signed in. */
export const askAgain = () => refused.clear()

/** What the listener that knows least has to be told; null where nobody listens or may. */
export function sinceOf(room: string): Since | null {
  if (refused.has(room)) return null
  const known = seatsIn(room).map(({ lastId }) => lastId)
  if (known.length === 0) return null
  return known.includes(null) ? { ageMs: pageAge() } : { id: Math.min(...(known as number[])) }
}

/** Whoever waits for the first answer is told by it: a message alone could overtake earlier ones. */
export function hear(message: LiveMessage) {
  for (const seat of seatsIn(message.room)) if (seat.lastId !== null) tell(seat, message)
}

export function catchUp(room: string, { at, missed, reload }: CaughtUp) {
  for (const seat of seatsIn(room)) {
    seat.lastId ??= 0
    for (const message of missed) tell(seat, message)
    // After a reload the ids may have begun anew.
    seat.lastId = reload ? at : Math.max(seat.lastId, at)
    if (reload) seat.listener.onReload?.()
    seat.listener.onCaughtUp?.()
  }
}

export function refuse(room: string) {
  refused.add(room)
  for (const { listener } of seatsIn(room)) listener.onRefused?.()
}

/** A copy, because listeners come and go meanwhile. */
const seatsIn = (room: string) => [...(rooms.get(room) ?? [])]

function tell(seat: Seat, message: LiveMessage) {
  if (message.id <= (seat.lastId ?? 0)) return
  seat.lastId = message.id
  seat.listener.onMessage(message)
}
