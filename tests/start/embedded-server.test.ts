import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isAlive } from '#database/embedded/process-identity'
import { runningPostmaster } from '#database/embedded/postmaster-file'
import { poll } from '#database/start/poll'
import { dataFolder } from '../support/start/data-folder'
import { siteStandIn } from '../support/start/site-stand-in'
import { sql } from '../support/start/sql'

const gone = (pid: number) => poll({ ask: () => (isAlive(pid) ? null : true), limitMs: 15_000 })

test('is created, starts and stops in a path with spaces', async () => {
  const folder = await dataFolder()
  const site = await siteStandIn(folder)
  expect(await sql(site.url, 'select 1 as one')).toEqual([{ one: 1 }])
  const { pid } = runningPostmaster(path.join(folder, 'postgres'))!
  expect(await site.kill('SIGTERM')).toBe(0)
  expect(isAlive(pid)).toBe(false)
  await expect(stat(path.join(folder, 'lock'))).rejects.toThrow()
})

test('lets only the owner read the password and the log', async () => {
  const folder = await dataFolder()
  await siteStandIn(folder)
  for (const name of ['postgres-password', 'postgres.log']) {
    expect((await stat(path.join(folder, name))).mode & 0o077).toBe(0)
  }
})

test('listens on 127.0.0.1 only, with settings for a small machine', async () => {
  const { url } = await siteStandIn(await dataFolder())
  const settings = await sql(
    url,
    `select name, setting from pg_settings
     where name in ('listen_addresses', 'max_connections', 'shared_buffers') order by name`,
  )
  expect(settings.map(({ setting }) => setting)).toEqual(['127.0.0.1', '100', '16384'])
})

test('handles Cyrillic: lower case, search and Bulgarian order', async () => {
  const { url } = await siteStandIn(await dataFolder())
  await sql(url, 'create extension pg_trgm')
  const [row] = await sql(
    url,
    `select lower('ЗДРАВЕЙ') as small, 'Мюнхен' ilike '%МЮН%' as found,
    cardinality(show_trgm('Берлин')) > 0 as trigrams`,
  )
  expect(row).toEqual({ small: 'здравей', found: true, trigrams: true })
  const sorted = await sql(
    url,
    `select word from (values ('ябълка'), ('Ъгъл'), ('щъркел')) words(word) order by word`,
  )
  expect(sorted.map(({ word }) => word)).toEqual(['щъркел', 'Ъгъл', 'ябълка'])
})

test('does not make the site a superuser', async () => {
  const { url } = await siteStandIn(await dataFolder())
  expect(await sql(url, 'select usesuper from pg_user where usename = current_user')).toEqual([
    { usesuper: false },
  ])
})

test('refuses a second start in the same folder', async () => {
  const folder = await dataFolder()
  const first = await siteStandIn(folder)
  const second = await siteStandIn(folder)
  expect(second.problem).toBe(`held by ${first.pid}`)
})

test('outlives a kill -9 of the site; the next start finds the written data', async () => {
  const folder = await dataFolder()
  const first = await siteStandIn(folder)
  await sql(first.url, 'create table kept as select generate_series(1, 1000) as n')
  const orphan = runningPostmaster(path.join(folder, 'postgres'))!
  await first.kill('SIGKILL')
  expect(isAlive(orphan.pid)).toBe(true)
  const second = await siteStandIn(folder)
  expect(second.problem).toBeUndefined()
  expect(await sql(second.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }])
  expect(isAlive(orphan.pid)).toBe(false)
})

test('recovers at the next start after a kill -9 of the site and the server', async () => {
  const folder = await dataFolder()
  const cluster = path.join(folder, 'postgres')
  const first = await siteStandIn(folder)
  await sql(first.url, 'create table kept as select generate_series(1, 1000) as n')
  await first.kill('SIGKILL')
  const orphan = runningPostmaster(cluster)!
  process.kill(orphan.pid, 'SIGKILL')
  await gone(orphan.pid)
  expect(await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).toContain(String(orphan.pid))
  const second = await siteStandIn(folder)
  expect(await sql(second.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }])
})

test('starts when another program has the process id of an old postmaster.pid', async () => {
  const folder = await dataFolder()
  const file = path.join(folder, 'postgres', 'postmaster.pid')
  const first = await siteStandIn(folder)
  await first.kill('SIGKILL')
  const orphan = runningPostmaster(path.join(folder, 'postgres'))!
  process.kill(orphan.pid, 'SIGKILL')
  await gone(orphan.pid)
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(process.ppid)))
  const second = await siteStandIn(folder)
  expect(second.problem).toBeUndefined()
})

test('returns at the same address when it dies under a running site', async () => {
  const folder = await dataFolder()
  const site = await siteStandIn(folder)
  await sql(site.url, 'create table kept as select 1 as n')
  process.kill(runningPostmaster(path.join(folder, 'postgres'))!.pid, 'SIGKILL')
  const rows = await poll({
    ask: () => sql(site.url, 'select n from kept').catch(() => null),
    limitMs: 30_000,
  })
  expect(rows).toEqual([{ n: 1 }])
})

test('is created after an interrupted creation', async () => {
  const folder = await dataFolder()
  await mkdir(path.join(folder, 'postgres.unfinished', 'base'), { recursive: true })
  const site = await siteStandIn(folder)
  expect(site.problem).toBeUndefined()
})

test('refuses data of another PostgreSQL version and leaves it alone', async () => {
  const folder = await dataFolder()
  const cluster = path.join(folder, 'postgres')
  await mkdir(cluster, { recursive: true })
  await writeFile(path.join(cluster, 'PG_VERSION'), '16\n')
  const { problem } = await siteStandIn(folder)
  expect(problem).toContain('са от PostgreSQL 16, а сайтът носи PostgreSQL 18')
})

test('reports a file in place of the data folder', async () => {
  const folder = await dataFolder()
  await writeFile(folder, '')
  const { problem } = await siteStandIn(folder)
  expect(problem).toContain('не може да се пише')
})

test.runIf(process.getuid?.() === 0)(
  'as root in a closed folder names the folder and says what to do',
  async () => {
    const closed = await dataFolder()
    await mkdir(closed, { mode: 0o700 })
    const { problem } = await siteStandIn(path.join(closed, 'data'))
    expect(problem).toContain(`chmod o+x ${closed}`)
  },
)
