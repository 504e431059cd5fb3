export type Liked = { liked: boolean; likesCount: number }
type Message = Liked & { path: string }

let channel: BroadcastChannel | null = null
const tabs = () => (channel ??= 'BroadcastChannel' in window ? new BroadcastChannel('likes') : null)

/** Otherwise the heart in another tab would look as before, and pressing it there would take the like back. */
export const postToTabs = (message: Message) => tabs()?.postMessage(message)

export function onLikedElsewhere(path: string, listener: (liked: Liked) => void): () => void {
  const hear = ({ data: { path: where, ...liked } }: MessageEvent<Message>) =>
    where === path && listener(liked)
  const heard = tabs()
  heard?.addEventListener('message', hear)
  return () => heard?.removeEventListener('message', hear)
}
