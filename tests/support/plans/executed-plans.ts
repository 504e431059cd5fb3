import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type pg from 'pg'
import { getTestPayload } from '../rest'
import { sql } from '../start/sql'
import { autoExplain, type ExecutedPlan, planIn } from './plan'
import { superuserUrl } from './superuser'

let executed: ExecutedPlan[] = []

/** Through auto_explain, for triggers and foreign keys too. Must run before connections open. */
export async function explainEverything() {
  const url = superuserUrl()
  const name = new URL(url).pathname.slice(1)
  const settings = { session_preload_libraries: 'auto_explain', ...autoExplain }
  for (const [setting, value] of Object.entries(settings))
    await sql(url, `alter database ${name} set ${setting} = '${value}'`)
  const payload = await getTestPayload()
  const { pool } = payload.db as unknown as PostgresAdapter
  ;(pool as unknown as pg.Pool).on('connect', (client) => client.on('notice', listen))
}

function listen({ message = '' }: { message?: string }) {
  const found = planIn(message)
  if (found) executed.push(found)
}

export async function plansOf(work: () => Promise<unknown>): Promise<ExecutedPlan[]> {
  executed = []
  await work()
  return executed
}
