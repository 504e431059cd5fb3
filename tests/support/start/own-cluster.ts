import { writeSync } from 'node:fs'
import { embeddedCluster } from '#database/embedded/cluster'
import { acquireLock } from '#database/embedded/lock'
import { dataPaths } from '#database/embedded/data-paths'
import { prepareDataDir } from '#database/embedded/prepare-data-dir'
import { createLogger } from '../../../src/logger'

/** Holds the embedded server like the site, until a signal. Prints its address. */
const dataDir = process.argv[2]!
try {
  await prepareDataDir(dataDir)
  const lock = await acquireLock({ file: dataPaths(dataDir).lock, purpose: 'site' })
  if ('heldBy' in lock) throw new Error(`held by ${lock.heldBy.pid}`)
  const cluster = embeddedCluster({ dataDir, logger: createLogger('test') })
  process.once('SIGTERM', async () => {
    await cluster.stop()
    lock.release()
    process.exit(0)
  })
  // Keeps the process alive until the signal.
  setInterval(() => undefined, 60_000)
  writeSync(1, `${JSON.stringify({ url: await cluster.start() })}\n`)
} catch (error) {
  writeSync(1, `${JSON.stringify({ problem: (error as Error).message })}\n`)
  process.exit(1)
}
