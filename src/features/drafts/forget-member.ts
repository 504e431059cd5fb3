import { OFFLINE_COPIES } from '#domain/web/offline-copies'

type Forgotten = { member: string; isHere: boolean }
type Listener = (forgotten: Forgotten) => void

const listeners = new Set<Listener>()
const emit = (forgotten: Forgotten) => {
  for (const listener of listeners) listener(forgotten)
}

/** Other tabs of this browser. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('forget')
channel?.addEventListener('message', ({ data }: MessageEvent<string>) =>
  emit({ member: data, isHere: false }),
)

/** Called when a member signs out by hand: nothing they wrote or saved for the way stays on the device. */
export async function forgetMember(member: string): Promise<void> {
  emit({ member, isHere: true })
  try {
    const [{ removeDraftsOf }, { removeEntriesOf }] = await Promise.all([
      import('./draft-storage'),
      import('./outbox-store'),
    ])
    await Promise.all([removeDraftsOf(member), removeEntriesOf(member)])
  } catch {
    // Storage may be disabled; then there is nothing in it.
  }
  // Unknown outside of https.
  await globalThis.caches?.delete(OFFLINE_COPIES).catch(() => false)
  channel?.postMessage(member)
}

export function onForget(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
