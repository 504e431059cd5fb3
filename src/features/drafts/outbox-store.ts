import { markWaiting } from './outbox-flag'
import type { OutboxEntry } from './outbox-storage'

/** `id`: what the server stored; `isHeld`: it waits for staff. */
export type Stored = { id: string; isHeld: boolean }
export type Sent = Stored & { scope: string; key: string }
type Message = { sent: Sent } | 'changed'

let entries: readonly OutboxEntry[] = []
/** Not in the storage yet, or ever: where it is disabled or full they wait as long as the page is open. */
let unstored: readonly OutboxEntry[] = []
let sendingKey: string | null = null
const listeners = new Set<() => void>()
const sentListeners = new Set<(sent: Sent) => void>()

/** Other tabs of this browser. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('outbox')
channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data !== 'changed') acknowledge(data.sent)
  void loadEntries()
})
const postToTabs = (message: Message) => channel?.postMessage(message)

const storage = () => import('./outbox-storage')

export const outboxEntries = () => entries
export const isSending = ({ key }: OutboxEntry) => key === sendingKey

export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function onSent(listener: (sent: Sent) => void): () => void {
  sentListeners.add(listener)
  return () => sentListeners.delete(listener)
}

function show(next: readonly OutboxEntry[]) {
  entries = [...next].sort((one, other) => one.createdAt - other.createdAt)
  for (const listener of listeners) listener()
}

export function showSending(key: string | null) {
  sendingKey = key
  show(entries)
}

export async function loadEntries(): Promise<void> {
  const stored = await storage()
    .then(({ storedEntries }) => storedEntries())
    .catch(() => [])
  markWaiting(stored.length > 0)
  show([...without(stored, ...unstored), ...unstored])
}

/** Adds it, or takes the place of the one with the same key. */
export async function putEntry(entry: OutboxEntry): Promise<void> {
  unstored = [...without(unstored, entry), entry]
  show([...without(entries, entry), entry])
  try {
    await (await storage()).putEntry(entry)
    unstored = without(unstored, entry)
    postToTabs('changed')
  } catch {
    return
  }
  await loadEntries()
}

export async function removeEntry(entry: OutboxEntry): Promise<void> {
  await forgetEntry(entry)
  show(without(entries, entry))
  postToTabs('changed')
}

export async function removeSent(entry: OutboxEntry, stored: Stored): Promise<void> {
  await forgetEntry(entry)
  const sent = { scope: entry.scope, key: entry.key, ...stored }
  acknowledge(sent)
  postToTabs({ sent })
}

function acknowledge(sent: Sent) {
  for (const listener of sentListeners) listener(sent)
  show(without(entries, sent))
}

async function forgetEntry(entry: OutboxEntry) {
  unstored = without(unstored, entry)
  await storage()
    .then(({ removeEntry: remove }) => remove(entry.key))
    .catch(() => {})
  if (entries.length <= 1) markWaiting(false)
}

export async function removeEntriesOf(member: string): Promise<void> {
  unstored = unstored.filter((one) => one.member !== member)
  await storage()
    .then(({ removeEntriesOf: remove }) => remove(member))
    .catch(() => {})
  postToTabs('changed')
  await loadEntries()
}

const without = (all: readonly OutboxEntry[], ...gone: readonly { key: string }[]) =>
  all.filter(({ key }) => !gone.some((one) => one.key === key))
