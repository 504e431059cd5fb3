import { createStore, delMany, del, set, values } from 'idb-keyval'
import { DRAFT_DAYS } from '#domain/limits'

export type OutboxEntry = {
  /** Only ever sent in the name of who wrote it. */
  member: string
  /** `clientKey` of the body: the server stores it once, however often it arrives. */
  key: string
  path: string
  body: Record<string, unknown>
  /** Where it is shown while it waits: `topic:<id>`, `post:<id>`. */
  scope: string
  createdAt: number
  /** The server's sentence when it refused. */
  error: string | null
}

const DAY_MS = 24 * 60 * 60 * 1000
const store = createStore('outbox', 'outbox')

export const putEntry = (entry: OutboxEntry) => set(entry.key, entry, store)
export const removeEntry = (key: string) => del(key, store)

/** In the order in which they were written. */
export async function storedEntries(): Promise<OutboxEntry[]> {
  const all = await values<OutboxEntry>(store)
  const old = all.filter(({ createdAt }) => Date.now() - createdAt > DRAFT_DAYS * DAY_MS)
  if (old.length > 0) await removeAll(old)
  return all.filter((entry) => !old.includes(entry)).sort((one, other) => one.createdAt - other.createdAt)
}

export async function removeEntriesOf(member: string): Promise<void> {
  const all = await values<OutboxEntry>(store)
  await removeAll(all.filter((entry) => entry.member === member))
}

const removeAll = (entries: OutboxEntry[]) =>
  delMany(
    entries.map(({ key }) => key),
    store,
  )
