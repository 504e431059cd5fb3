import type { Logger } from 'pino'
import { folderWithoutSpace } from '#database/files/free-space'
import { diskFullProblem } from '#database/start/start-problem'
import { poll } from '#database/start/poll'
import { assertReachable, postgresAccount } from './account'
import { postgresBinaries } from './binaries'
import { clusterExists } from './cluster-version'
import { createCluster } from './create-cluster'
import { type DataPaths, dataPaths } from './data-paths'
import { clusterPassword } from './password'
import { type Postmaster, startPostmaster } from './postmaster'
import { runningPostmaster } from './postmaster-file'
import { clusterUrl, ensureDatabase } from './server-connection'
import { stopPostmaster } from './stop-postmaster'

export type Cluster = {
  start: () => Promise<string>
  stop: () => Promise<void>
  /** For an immediate exit: PostgreSQL shuts down in the background. */
  stopWithoutWaiting: () => void
}

export function embeddedCluster({ dataDir, logger }: { dataDir: string; logger: Logger }): Cluster {
  const paths = dataPaths(dataDir)
  const stopping = new AbortController()
  let postmaster: Postmaster | null = null
  let launching: Promise<unknown> = Promise.resolve()

  const launch = async (fixedPort?: number) => {
    const binaries = await postgresBinaries()
    const account = await postgresAccount(paths.cluster)
    await assertReachable({ account, folders: [binaries.postgres, paths.root] })
    const exists = await clusterExists({ cluster: paths.cluster, major: binaries.major })
    const password = await clusterPassword({ paths, account })
    if (!exists) await createCluster({ paths, binaries, account })
    await stopOrphan(paths.cluster)
    stopping.signal.throwIfAborted()
    postmaster = await startPostmaster({
      paths,
      binaries,
      account,
      password,
      fixedPort,
      signal: stopping.signal,
    })
    await ensureDatabase({ port: postmaster.port, password })
    void postmaster.exited.then(() => revive())
    return clusterUrl({ port: postmaster.port, password })
  }

  /** Pools reconnect by themselves. */
  const revive = async () => {
    if (stopping.signal.aborted) return
    logger.error({ msg: 'embedded PostgreSQL stopped unexpectedly, restarting it' })
    launching = launch(postmaster?.port)
      .then(() => logger.info({ msg: 'embedded PostgreSQL is back' }))
      .catch(async (err: unknown) => {
        if (stopping.signal.aborted) return
        logger.error({ msg: 'embedded PostgreSQL did not come back, trying again', err })
        await poll({ ask: () => (stopping.signal.aborted ? true : null), limitMs: 2_000 })
        void revive()
      })
  }

  return {
    start: () => {
      const started = assertSpace(paths).then(() => launch())
      launching = started.catch(() => undefined)
      return started
    },
    stop: async () => {
      stopping.abort()
      await launching
      if (postmaster && !postmaster.hasExited())
        await stopPostmaster({ pid: postmaster.pid, cluster: paths.cluster })
    },
    stopWithoutWaiting: () => {
      stopping.abort()
      if (postmaster && !postmaster.hasExited()) process.kill(postmaster.pid, 'SIGINT')
    },
  }
}

async function assertSpace({ root, cluster }: DataPaths) {
  const full = await folderWithoutSpace([root, cluster])
  if (full) throw diskFullProblem(full)
}

/** Stopped instead of adopted, so that every start is the same. */
async function stopOrphan(cluster: string) {
  const orphan = runningPostmaster(cluster)
  if (orphan) await stopPostmaster({ pid: orphan.pid, cluster })
}
