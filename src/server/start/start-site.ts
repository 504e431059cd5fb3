import { env } from '#env'
import { serviceTexts } from '#texts/start/services'
import { startTexts } from '#texts/start/start'
import { createLogger } from '../../logger'
import { checkServices, ownChecks, watchServices } from '../health/services'
import type { Shutdown } from '../shutdown/shutdown'
import { startTracing } from '../tracing/start-tracing'
import { announce } from './announce'
import { buildIfOld, isBuilt } from './build'
import { openDataFolder } from './data-folder'
import { type DemoAccount, demoPlan, loadDemoContent } from './demo-content'
import { assertEnvironment, assertNodeVersion, warnOfUnknownNames } from './environment'
import { openDatabase } from './open-database'
import { assertPortFree } from './port'
import { createProgress, type Progress } from './progress'
import { runMigrations } from './run-migrations'
import { serve } from './serve'

type Start = { shutdown: Shutdown; progress: Progress; isDev: boolean }
const labels = startTexts.steps

/** Fast checks first; database and build in parallel. */
export async function startSite({ shutdown, isDev }: { shutdown: Shutdown; isDev: boolean }) {
  assertNodeVersion()
  assertEnvironment()
  const progress = createProgress()
  const start = { shutdown, progress, isDev }
  try {
    const { step } = progress
    const logger = createLogger('start')
    const endTracing = await startTracing()
    if (endTracing) shutdown.add({ name: 'traces', run: endTracing, limitMs: 1_000 })
    await step({ label: labels.folder, work: () => openDataFolder(start) })
    await assertPortFree({ host: env.HOST, port: env.PORT })
    warnOfUnknownNames(logger)
    const services = watchServices({ checks: ownChecks(), logger })
    shutdown.add({ name: 'services', run: async () => services.stop(), limitMs: 100 })
    const tell = progress.print
    await step({ label: serviceTexts.step, work: () => checkServices({ services, tell }) })
    const [accounts] = await Promise.all([readyDatabase(start), readyBuild(start)])
    await step({ label: labels.web, work: () => serve({ ...start, services }) })
    announce({ accounts, progress })
  } finally {
    progress.end()
  }
}

async function readyDatabase({ shutdown, progress }: Start): Promise<DemoAccount[]> {
  const { signal } = shutdown
  const { isEmbedded } = await progress.step({
    label: labels.database,
    work: () => openDatabase({ shutdown }),
  })
  const plan = await demoPlan({ isEmbedded })
  if (plan === 'none') {
    const work = () => runMigrations({ signal })
    await progress.step({ label: labels.migrationsRunning, work, done: labels.migrations })
    return []
  }
  const label = plan === 'repair' ? labels.demoRepair : labels.demo
  return progress.step({ label, work: () => loadDemoContent({ plan, isEmbedded, signal }) })
}

async function readyBuild({ shutdown, progress, isDev }: Start) {
  if (isDev || (await isBuilt())) return
  const { signal } = shutdown
  const work = () => buildIfOld({ output: 'collect', signal, tell: progress.print })
  await progress.step({ label: labels.build, work })
}
