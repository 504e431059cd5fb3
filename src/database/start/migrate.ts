import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { projectDir } from '#env'
import { startTexts } from '#texts/start/start'
import { startProblem } from './start-problem'

/** Payload's mark for a schema pushed by a development server. */
const pushedBatch = -1

export async function pendingMigrations(url: string): Promise<string[]> {
  const committed = await committedMigrations()
  const applied = await appliedMigrations(url)
  const unknown = applied.filter((name) => !committed.includes(name))
  if (unknown.length > 0)
    throw startProblem('migration', startTexts.problems.migrationUnknown(unknown.join(', ')))
  return committed.filter((name) => !applied.includes(name))
}

/** Read as text, because importing migrations would load Payload. */
async function committedMigrations(): Promise<string[]> {
  const index = path.join(projectDir, 'src/database/migrations/index.ts')
  return migrationNames(await readFile(index, 'utf8').catch(() => ''))
}

export function migrationNames(index: string): string[] {
  return [...index.matchAll(/\bname:\s*(['"])(.+?)\1/g)].map(([, , name]) => name!)
}

async function appliedMigrations(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows: found } = await client.query(`select to_regclass('payload_migrations') as migrations`)
    if (found[0].migrations === null) return []
    const { rows } = await client.query<{ name: string; batch: number }>(
      'select name, batch::int as batch from payload_migrations',
    )
    if (rows.some(({ batch }) => batch === pushedBatch)) {
      throw startProblem('migration', startTexts.problems.migrationMixed)
    }
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
