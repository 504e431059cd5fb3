import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { poll } from '#database/start/poll'
import { postgresBinaries } from './binaries'
import { isAlive } from './process-identity'

/** Fast shutdown (rolls back open transactions), immediate if that hangs. */
export async function stopPostmaster({ pid, cluster }: { pid: number; cluster: string }) {
  await sendStop({ pid, cluster, mode: 'fast' })
  if (await hasGone({ pid, limitMs: 6_000 })) return
  await sendStop({ pid, cluster, mode: 'immediate' })
  await hasGone({ pid, limitMs: 2_000 })
}

function hasGone({ pid, limitMs }: { pid: number; limitMs: number }) {
  return poll({ ask: () => (isAlive(pid) ? null : true), limitMs, everyMs: 20 })
}

async function sendStop({
  pid,
  cluster,
  mode,
}: {
  pid: number
  cluster: string
  mode: 'fast' | 'immediate'
}) {
  if (process.platform === 'win32') {
    // Windows has no signals.
    const { pgCtl } = await postgresBinaries()
    await promisify(execFile)(pgCtl, ['stop', '-D', cluster, '-m', mode], { timeout: 60_000 }).catch(
      () => undefined,
    )
    return
  }
  try {
    process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
  } catch {
    // Ended meanwhile.
  }
}
