import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { runningPostmaster } from '#database/embedded/postmaster-file'
import { stopPostmaster } from '#database/embedded/stop-postmaster'

/** A data folder of its own, with a space in the path; whatever still runs on it is ended with the test. */
export async function dataFolder(): Promise<string> {
  const parent = await mkdtemp(path.join(tmpdir(), 'bg de '))
  // Run as root, PostgreSQL is another user and has to get in here.
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
