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
type Subscription = { listener: Listener; lastId: number | null }

const rooms = new Map<string, Set<Subscription>>()
const refused = new Set<string>()

export const roomNames = () => [...rooms.keys()]

export function subscribe(room: string, listener: Listener): () => void {
  const subscription: Subscription = { listener, lastId: null }
  const subscriptions = rooms.get(room) ?? new Set()
  rooms.set(room, subscriptions.add(subscription))
  askAgain()
  return () => {
    subscriptions.delete(subscription)
    if (subscriptions.size === 0 && rooms.get(room) === subscriptions) rooms.delete(room)
  }
}

/** Whoever listens anew may have signed in. */
export const askAgain = () => refused.clear()

/** What the listener that knows least has to be told; null where nobody listens or may. */
export function sinceOf(room: string): Since | null {
  if (refused.has(room)) return null
  const known = subscriptionsTo(room).map(({ lastId }) => lastId)
  if (known.length === 0) return null
  return known.includes(null) ? { ageMs: pageAge() } : { id: Math.min(...(known as number[])) }
}

/** Whoever waits for the first answer is told by it: a message alone could overtake earlier ones. */
export function hear(message: LiveMessage) {
  for (const subscription of subscriptionsTo(message.room))
    if (subscription.lastId !== null) deliver(subscription, message)
}

export function catchUp(room: string, { at, missed, reload }: CaughtUp) {
  for (const subscription of subscriptionsTo(room)) {
    subscription.lastId ??= 0
    for (const message of missed) deliver(subscription, message)
    // After a reload the ids may have begun anew.
    subscription.lastId = reload ? at : Math.max(subscription.lastId, at)
    if (reload) subscription.listener.onReload?.()
    subscription.listener.onCaughtUp?.()
  }
}

export function refuse(room: string) {
  refused.add(room)
  for (const { listener } of subscriptionsTo(room)) listener.onRefused?.()
}

/** A copy, because listeners come and go meanwhile. */
const subscriptionsTo = (room: string) => [...(rooms.get(room) ?? [])]

function deliver(subscription: Subscription, message: LiveMessage) {
  if (message.id <= (subscription.lastId ?? 0)) return
  subscription.lastId = message.id
  subscription.listener.onMessage(message)
}
