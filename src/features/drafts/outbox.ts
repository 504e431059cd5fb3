import { outcomeOf } from '#domain/web/outcome'
import { send, type SendResult } from '../../ui/requests/send'
import { knownViewer, refreshViewer } from '../viewer/viewer-store'
import type { OutboxEntry } from './outbox-storage'
import { loadEntries, outboxEntries, putEntry, removeEntry, removeSent, showSending } from './outbox-store'
import { retrying } from './retrying'

type Given = {
  member: string
  path: string
  /** Sent until it is answered; `clientKey` makes it once. */
  body: Record<string, unknown> & { clientKey: string }
  scope: string
}

let isDelivering = false
let pausedUntil = 0
let stopRetrying: (() => void) | null = null

/**
 * Waits through reloads and lost connections, and goes out once, from whichever page is open then. Whoever wrote it
 * waits only until it is kept here.
 */
export async function sendLater({ member, path, body, scope }: Given): Promise<void> {
  await putEntry({ member, key: body.clientKey, path, body, scope, createdAt: Date.now(), error: null })
  void deliverAll()
}

export async function retryEntry(entry: OutboxEntry): Promise<void> {
  await putEntry({ ...entry, error: null })
  void deliverAll()
}

export const discardEntry = (entry: OutboxEntry) => removeEntry(entry)

export async function deliverAll(): Promise<void> {
  if (isDelivering) return
  isDelivering = true
  try {
    // One tab at a time; the next one finds what is left.
    await exclusively(async () => {
      await loadEntries()
      let next = await nextEntry()
      while (next && (await deliver(next))) next = await nextEntry()
    })
  } finally {
    isDelivering = false
    plan(outboxEntries().some(({ error }) => error === null))
  }
}

async function exclusively(call: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('outbox', call)
  else await call()
}

/** Whose session is open is known; another member's entries wait for them. */
async function nextEntry(): Promise<OutboxEntry | undefined> {
  const { user, hasEnded } = await knownViewer()
  if (!user || hasEnded) return undefined
  return outboxEntries().find(({ member, error }) => member === user.id && error === null)
}

/** False when it has to wait. */
async function deliver(entry: OutboxEntry): Promise<boolean> {
  if (Date.now() < pausedUntil) return false
  showSending(entry.key)
  const answer = await send<{ doc: { id: string; isHeld?: boolean | null } }>('POST', entry.path, entry.body)
  showSending(null)
  if (answer.ok) {
    const { id, isHeld } = answer.data.doc
    await removeSent(entry, { id, isHeld: isHeld === true })
    return true
  }
  if (outcomeOf(answer.status) === 'refused') {
    await putEntry({ ...entry, error: answer.message })
    return true
  }
  await pause(answer)
  return false
}

async function pause({ status, retryAfter }: Extract<SendResult<unknown>, { ok: false }>) {
  if (status === 401) await refreshViewer()
  if (!retryAfter) return
  pausedUntil = Date.now() + retryAfter * 1000
  setTimeout(() => void deliverAll(), retryAfter * 1000)
}

/** Also for what waits for a sign-in. */
function plan(isSomethingLeft: boolean) {
  if (isSomethingLeft) stopRetrying ??= retrying(() => void deliverAll())
  else {
    stopRetrying?.()
    stopRetrying = null
  }
}
