import { join, leave } from './channel'
import { type Listener, type LiveMessage, subscribe } from './rooms'

export type { LiveMessage }

/** Tells of every change in the room since the page was asked for, once and in order; returns the function to stop. */
export function listenIn(room: string, listener: Listener): () => void {
  const unsubscribe = subscribe(room, listener)
  join(room)
  return () => {
    unsubscribe()
    leave(room)
  }
}
