import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { ownTables } from '#database/backup/schema-facts'
import { temporaryCluster } from '#support/cluster'
import { migrate } from '#support/migrate'
import { superuserUrl } from '#support/plans/superuser'

export type Instance = { url: string; dataDir: string }

const BARE = 'bare'

/** One that is migrated and has no content, and others beside it on the same server, each with a folder of its own. */
export async function openInstances() {
  const cluster = await temporaryCluster()
  const folder = await mkdtemp(path.join(tmpdir(), 'bg-de-instances-'))
  const source: Instance = { url: cluster.url, dataDir: cluster.dataDir }
  const close = async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
  let made = 0
  const beside = async (template: string): Promise<Instance> => {
    const name = `beside_${(made += 1)}`
    const dataDir = path.join(folder, name)
    await mkdir(dataDir)
    return { url: await databaseBeside(source.url, { name, template }), dataDir }
  }
  try {
    await migrate({ DATABASE_URL: source.url, DATA_DIR: source.dataDir, LOG_LEVEL: 'warn' })
    const template = new URL(source.url).pathname.slice(1)
    await withoutRows(await databaseBeside(source.url, { name: BARE, template }))
  } catch (error) {
    await close()
    throw error
  }
  return {
    source,
    folder,
    /** Without tables, as a restore wants it. */
    empty: () => beside('template0'),
    /** With the tables of the first one. */
    bare: () => beside(BARE),
    close,
  }
}

async function databaseBeside(url: string, { name, template }: { name: string; template: string }) {
  const to = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href
  // Nobody may be connected to the template.
  await asOwner(to('postgres'), (client) => client.query(`create database ${name} template ${template}`))
  return to(name)
}

const withoutRows = (url: string) =>
  asSuperuser(url, async (client) => {
    const tables = (await ownTables(client)).map(({ name }) => name)
    await client.query(`truncate ${tables.join(', ')}`)
  })

type Work<Result> = (client: pg.Client) => Promise<Result>

export async function asOwner<Result>(url: string, work: Work<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Without triggers and foreign keys. */
export const asSuperuser = <Result>(url: string, work: Work<Result>): Promise<Result> =>
  asOwner(superuserUrl(url), async (client) => {
    await client.query('set session_replication_role = replica')
    return work(client)
  })
