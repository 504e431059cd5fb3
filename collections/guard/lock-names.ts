import type { CollectionAfterReadHook } from 'payload'

type Lock = { user?: { value?: unknown } | null }

/** Payload names the holder of a lock by the address, which other staff may not read, and otherwise by the id. */
export const nameHolder: CollectionAfterReadHook<Lock & { id: string }> = ({ doc }) => {
  const holder = doc.user?.value
  if (!holder || typeof holder !== 'object') return doc
  const { fullName } = holder as { fullName?: unknown }
  return { ...doc, user: { ...doc.user, value: { ...holder, email: fullName } } }
}
