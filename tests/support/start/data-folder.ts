import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { runningPostmaster } from '#database/embedded/postmaster-file'
import { stopPostmaster } from '#database/embedded/stop-postmaster'

/** With a space in its path. Its processes end with the test. */
export async function dataFolder(): Promise<string> {
  const parent = await mkdtemp(path.join(tmpdir(), 'bg de '))
  // As root, PostgreSQL runs as another user, who must be able to enter.
  await chmod(parent, 0o755)
  const folder = path.join(parent, 'data')
  onTestFinished(async () => {
    const cluster = path.join(folder, 'postgres')
    const left = runningPostmaster(cluster)
    if (left) await stopPostmaster({ pid: left.pid, cluster })
    await rm(parent, { recursive: true, force: true })
  })
  return folder
}
