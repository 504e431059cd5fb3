import { pendingMigrations } from '#database/start/migrate'
import { startProblem } from '#database/start/start-problem'
import { env } from '#env'
import { startTexts } from '#texts/start/start'
import { childProblem, runScript } from './child'

export async function runMigrations({ signal }: { signal: AbortSignal }): Promise<number> {
  const pending = await pendingMigrations(env.DATABASE_URL!)
  if (pending.length === 0) return 0
  const limit = { minutes: 30, kind: 'migration', step: startTexts.steps.migrationsRunning } as const
  const { isOk, output } = await runScript({ script: 'src/cli/migrate.ts', signal, limit })
  if (isOk) return pending.length
  const otherwise = startProblem('migration', startTexts.problems.migrationFailed)
  throw await childProblem({ output, folder: env.DATA_DIR, otherwise })
}
