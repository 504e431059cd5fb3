import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { embeddedCluster } from '#database/embedded/cluster'
import { prepareDataDir } from '#database/embedded/prepare-data-dir'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Removed by `stop` or when the run is aborted. */
export async function temporaryCluster() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bg-de-test-'))
  // As root, PostgreSQL runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755)
  await prepareDataDir(dataDir)
  const cluster = embeddedCluster({ dataDir, logger: pino({ level: 'silent' }) })
  const leave = (signal: NodeJS.Signals) => {
    cluster.stopWithoutWaiting()
    process.kill(process.pid, signal)
  }
  for (const signal of signals) process.once(signal, leave)
  const url = await cluster.start()
  return {
    url,
    dataDir,
    stop: async () => {
      for (const signal of signals) process.removeListener(signal, leave)
      await cluster.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
