import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spawnScript } from '#server/start/spawn-script'
import { temporaryCluster } from '#support/cluster'
import { migrate } from '#support/migrate'

let cluster: Awaited<ReturnType<typeof temporaryCluster>>
let env: Record<string, string>

beforeAll(async () => {
  cluster = await temporaryCluster()
  env = { DATABASE_URL: cluster.url, DATA_DIR: cluster.dataDir, LOG_LEVEL: 'silent' }
  await migrate(env)
})
afterAll(() => cluster.stop())

async function killUnderWriters({ adapter, kills }: { adapter: 'guarded' | 'stock'; kills: number }) {
  const child = spawnScript({
    script: 'tests/support/writers.ts',
    args: [adapter],
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const exit = once(child, 'exit') as Promise<[number]>
  const acknowledged: string[] = []
  createInterface({ input: child.stdout! }).on('line', (name) => acknowledged.push(name))

  for (let kill = 0; kill < kills && isAlive(child); kill += 1) {
    await until(() => acknowledged.length >= (kill + 1) * 100 || !isAlive(child))
    if (isAlive(child)) process.kill(postmasterPid(), 'SIGKILL')
    const known = acknowledged.length
    await until(() => acknowledged.length > known + 50 || !isAlive(child))
  }
  const survived = isAlive(child)
  child.stdin!.end()
  await exit
  return { survived, acknowledged }
}

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null
const postmasterPid = () =>
  Number(readFileSync(path.join(cluster.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

async function until(condition: () => boolean) {
  const deadline = Date.now() + 60_000
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('nothing happened for 60 s')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function storedNames(): Promise<Set<string>> {
  let failure: unknown
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const client = new pg.Client({ connectionString: cluster.url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<{ name: string }>('select name from article_categories')
      return new Set(rows.map(({ name }) => name))
    } catch (error) {
      failure = error
      await new Promise((resolve) => setTimeout(resolve, 100))
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  throw failure
}

const lost = async (acknowledged: string[]) => {
  const stored = await storedNames()
  return acknowledged.filter((name) => !stored.has(name))
}

describe('PostgreSQL killed under ten writers', () => {
  it('loses no acknowledged write and leaves the process alive', { timeout: 180_000 }, async () => {
    const { survived, acknowledged } = await killUnderWriters({ adapter: 'guarded', kills: 3 })
    expect(survived).toBe(true)
    expect(acknowledged.length).toBeGreaterThan(300)
    expect(await lost(acknowledged)).toEqual([])
  })

  it('ends the process or loses writes with the unguarded adapter', { timeout: 180_000 }, async () => {
    const client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    await client.query('truncate article_categories cascade')
    await client.end()
    const { survived, acknowledged } = await killUnderWriters({ adapter: 'stock', kills: 3 })
    expect({ survived, lost: (await lost(acknowledged)).length }).not.toEqual({ survived: true, lost: 0 })
  })
})
