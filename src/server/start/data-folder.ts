import { dataPaths } from '#database/embedded/data-paths'
import { acquireLock, type Lock } from '#database/embedded/lock'
import { prepareDataDir } from '#database/embedded/prepare-data-dir'
import { poll } from '#database/start/poll'
import { provideSecret } from '#database/start/secret'
import { startProblem } from '#database/start/start-problem'
import { env } from '#env'
import { startTexts } from '#texts/start/start'
import type { Shutdown } from '../shutdown/shutdown'
import type { Progress } from './progress'

const commandLimitMs = 120_000
const leavingSiteMs = 2_000

/** Without a lock if DATABASE_URL is set: several processes may share the folder. */
export async function openDataFolder({ shutdown, progress }: { shutdown: Shutdown; progress: Progress }) {
  await prepareDataDir(env.DATA_DIR)
  if (!env.DATABASE_URL) {
    const lock = await claimFolder(progress)
    shutdown.add({ name: 'lock', run: async () => lock.release(), urgent: lock.release, limitMs: 200 })
  }
  await provideSecret()
}

async function claimFolder(progress: Progress): Promise<Lock> {
  const { lock: file, root } = dataPaths(env.DATA_DIR)
  const texts = startTexts.problems
  const since = performance.now()
  let waitingFor: number | null = null
  const lock = await poll({
    limitMs: commandLimitMs,
    everyMs: 200,
    ask: async () => {
      const claim = await acquireLock({ file, purpose: 'site', port: env.PORT })
      if ('release' in claim) return claim
      const { pid, purpose } = claim.heldBy
      if (purpose === 'site') {
        if (performance.now() - since < leavingSiteMs) return null
        throw startProblem('in-use', texts.dataDirInUse(root, pid))
      }
      if (waitingFor === null) progress.print(startTexts.waitingForCommand)
      waitingFor = pid
      return null
    },
  })
  if (!lock) throw startProblem('in-use', texts.dataDirBusyWithCommand(root, waitingFor ?? 0))
  return lock
}
