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

/** Locks appear atomically, so an unreadable one is damaged. */
function parseOwner(content: string): LockOwner | null {
  try {
    return schema.safeParse(JSON.parse(content)).data ?? null
  } catch {
    return null
  }
}
