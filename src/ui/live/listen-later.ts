import type { Listener } from './rooms'

/** `listenIn` for pages that can be used without it: its code comes only now, and missing code changes nothing. */
export function listenLater(room: string, listener: Listener): () => void {
  const stopping = import('./listen-in').then(
    ({ listenIn }) => listenIn(room, listener),
    () => null,
  )
  return () => void stopping.then((stop) => stop?.())
}
