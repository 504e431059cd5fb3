import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { decideLock, type LockDecision, type LockOwner } from './lock-decision'
import { identifyProcess, isRunning } from './process-identity'

export type Lock = { release: () => void }
type Claim = { file: string; purpose: LockOwner['purpose']; port?: number }

export async function acquireLock({ file, purpose, port }: Claim): Promise<Lock | { heldBy: LockOwner }> {
  const content = JSON.stringify({ ...identifyProcess(process.pid), purpose, port })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, content, { mode: 0o644 })
  try {
    for (;;) {
      const decision = await readLock(file)
      if (decision.state === 'held') return { heldBy: decision.owner }
      const isMine =
        decision.state === 'free' ? await claimFree({ draft, file }) : await claimStale({ draft, file })
      if (isMine) return { release: () => releaseOwn({ file, content }) }
      await pause(20)
    }
  } finally {
    await rm(draft, { force: true })
  }
}

export async function readLock(file: string): Promise<LockDecision> {
  return decideLock({ content: await readFile(file, 'utf8').catch(() => null), isRunning })
}

/** Unlike a write, a link creates the file with its content or fails. */
function claimFree({ draft, file }: { draft: string; file: string }) {
  return link(draft, file).then(() => true, isTaken)
}

/** Only the holder of a dead lock's takeover file may replace it, after reading it again. */
async function claimStale({ draft, file }: { draft: string; file: string }) {
  const dead = await readFile(file, 'utf8').catch(() => null)
  if (dead === null) return false
  const takeover = `${file}.takeover-${createHash('sha256').update(dead).digest('hex').slice(0, 12)}`
  const isFirst = await link(draft, takeover).then(() => true, isTaken)
  if (!isFirst) {
    if ((await readLock(takeover)).state === 'stale') await rm(takeover, { force: true })
    return false
  }
  try {
    if ((await readFile(file, 'utf8').catch(() => null)) !== dead) return false
    await rename(draft, file)
    return true
  } finally {
    await rm(takeover, { force: true })
  }
}

/** Synchronous for use in an exit handler. */
function releaseOwn({ file, content }: { file: string; content: string }) {
  try {
    if (readFileSync(file, 'utf8') === content) rmSync(file, { force: true })
  } catch {
    // The folder is gone too.
  }
}

function isTaken(error: NodeJS.ErrnoException) {
  if (error.code === 'EEXIST') return false
  throw error
}
