import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import pg from 'pg'
import { z } from 'zod'
import { withAdvisoryLock } from '#database/connection/advisory-lock'
import { dataPaths } from '#database/embedded/data-paths'
import { pendingMigrations } from '#database/start/migrate'
import { startProblem } from '#database/start/start-problem'
import { env } from '#env'
import { startTexts } from '#texts/start/start'
import { childProblem, runScript } from './child'

const answer = z.object({
  accounts: z.array(z.object({ role: z.string(), email: z.string(), password: z.string() })).optional(),
})
export type DemoAccount = NonNullable<z.output<typeof answer>['accounts']>[number]

type Loading = { isEmbedded: boolean; signal: AbortSignal }

/** 'repair' empties an interrupted load: embedded only, and only if nobody can have used the database. */
export async function demoPlan({ isEmbedded }: { isEmbedded: boolean }): Promise<'none' | 'load' | 'repair'> {
  const { unfinishedDemo } = dataPaths(env.DATA_DIR)
  const isWanted = env.DEMO_CONTENT === 'yes' || (env.DEMO_CONTENT === 'auto' && isEmbedded)
  if (!isWanted) {
    await rm(unfinishedDemo, { force: true })
    return 'none'
  }
  if (isEmbedded && existsSync(unfinishedDemo)) return 'repair'
  return (await hasMembers(env.DATABASE_URL!)) ? 'none' : 'load'
}

/** Runs the migrations, too: Payload takes seconds to load, and so does it once. */
export async function loadDemoContent({ plan, isEmbedded, signal }: Loading & { plan: 'load' | 'repair' }) {
  const { unfinishedDemo } = dataPaths(env.DATA_DIR)
  if (isEmbedded) await writeFile(unfinishedDemo, '')
  const args = [plan === 'repair' ? '--reset' : '--if-empty']
  const limit = { minutes: 15, kind: 'seed', step: startTexts.steps.demo } as const
  const { isOk, stdout, output } = await withAdvisoryLock({
    url: env.DATABASE_URL!,
    purpose: 'seed',
    work: () => runScript({ script: 'src/cli/seed.ts', args, signal, limit }),
  })
  if (!isOk) {
    const isMigrated = (await pendingMigrations(env.DATABASE_URL!)).length === 0
    const otherwise = isMigrated
      ? startProblem('seed', startTexts.problems.seedFailed)
      : startProblem('migration', startTexts.problems.migrationFailed)
    throw await childProblem({ output, folder: env.DATA_DIR, otherwise })
  }
  await rm(unfinishedDemo, { force: true })
  return accountsFrom(stdout)
}

export function accountsFrom(stdout: string): DemoAccount[] {
  const lastLine = stdout.trimEnd().split('\n').at(-1) ?? ''
  try {
    return answer.parse(JSON.parse(lastLine)).accounts ?? []
  } catch {
    return []
  }
}

async function hasMembers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query(`select to_regclass('users') as users`)
    if (rows[0].users === null) return false
    return (await client.query('select 1 from users limit 1')).rowCount === 1
  } finally {
    await client.end()
  }
}
