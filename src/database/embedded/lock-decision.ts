import { z } from 'zod'
import type { ProcessIdentity } from './process-identity'

const schema = z.object({
  pid: z.number().int().positive(),
  startedAt: z.string().nullable(),
  purpose: z.enum(['site', 'command']),
  port: z.number().optional(),
})

export type LockOwner = z.output<typeof schema>
export type LockDecision = { state: 'free' } | { state: 'stale' } | { state: 'held'; owner: LockOwner }

/** Whose the data folder is, judging by the lock file's content. */
export function decideLock({
  content,
  isRunning,
}: {
  content: string | null
  isRunning: (owner: ProcessIdentity) => boolean
}): LockDecision {
  if (content === null) return { state: 'free' }
  const owner = parseOwner(content)
  return owner && isRunning(owner) ? { state: 'held', owner } : { state: 'stale' }
}

/** A lock appears whole or not at all, so one that cannot be read is damage, not a lock being written. */
function parseOwner(content: string): LockOwner | null {
  try {
    return schema.safeParse(JSON.parse(content)).data ?? null
  } catch {
    return null
  }
}
