import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { appliedMigrations } from '#database/backup/schema-facts'
import { isHealthy } from '#support/is-healthy'
import { launchSite } from '../../e2e/support/launch-site'
import { schemaOf, schemaProblems } from '../checks/schema'
import { newFolder } from '../world/folder'
import { processTree, signalAll } from '../world/process-tree'
import type { World } from '../world/world'
import type { Fault } from './fault'

const LOOK_MS = 10

/** A new site is killed (-9) between its first and its last migration, and started again. */
export const migrationCut: Fault = {
  name: 'migration-cut-off',
  times: 1,
  run: async (world) => {
    const name = `cut_${world.random.below(1e9)}`
    const url = Object.assign(new URL(world.postgres.url), { pathname: `/${name}` }).href
    const due = await world.withClient(schemaOf)
    const total = await world.withClient(async (client) => (await appliedMigrations(client)).length)
    await asSuperuser(world, `create database ${name} owner bg_de`)
    try {
      const launch = launcher(world, url)
      const place = 1 + world.random.below(Math.floor(total / 2))
      await inDatabase(url, async (client) => kill(await launch(() => isHeldAt(client, place))))
      const done = (await inDatabase(url, appliedMigrations)).length
      if (done >= total) throw new Error('the migrations were faster than the kill')
      await kill(await launch(isHealthy))
      const problems = schemaProblems(await inDatabase(url, schemaOf), due)
      if (problems.length > 0)
        throw new Error(`cut off after ${done} of ${total} migrations:\n${problems.slice(0, 10).join('\n')}`)
    } finally {
      await asSuperuser(world, `drop database ${name} with (force)`)
    }
  },
}

function launcher({ cleanUp, env, port }: World, url: string) {
  const dataDir = newFolder(cleanUp)
  return (isReady: Parameters<typeof launchSite>[0]['isReady']) =>
    launchSite({ port: port + 5, dataDir, env: { ...env, DATABASE_URL: url, DEMO_CONTENT: 'no' }, isReady })
}

/** After so many migrations the next one cannot be noted until this connection ends. */
async function isHeldAt(client: pg.Client, count: number): Promise<true> {
  for (;;) {
    await client.query('begin')
    const { rows } = await client.query<{ isThere: boolean }>(
      `select to_regclass('payload_migrations') is not null as "isThere"`,
    )
    if (rows[0]!.isThere) await client.query('lock table payload_migrations in share mode')
    if ((await appliedMigrations(client)).length >= count) return true
    await client.query('rollback')
    await sleep(LOOK_MS)
  }
}

async function kill(site: Awaited<ReturnType<typeof launchSite>>) {
  signalAll(processTree(site.pid), 'SIGKILL')
  await site.kill('SIGKILL')
}

async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

async function asSuperuser({ postgres }: World, statement: string) {
  const client = new pg.Client({ ...postgres.superuser, database: 'postgres' })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
