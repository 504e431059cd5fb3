import path from 'node:path'
import { expect, test } from 'vitest'
import { runningPostmaster } from '#database/embedded/postmaster-file'
import { dataFolder } from '../support/start/data-folder'
import { runScript } from '../support/start/run-script'
import { siteStandIn } from '../support/start/site-stand-in'
import { sql } from '../support/start/sql'

const command = (folder: string) =>
  runScript({ script: 'tests/support/start/use-database.ts', env: { DATA_DIR: folder } })

test('without a running site starts the server, does its work and stops it', async () => {
  const folder = await dataFolder()
  expect(await command(folder).exited).toBe(0)
  expect(runningPostmaster(path.join(folder, 'postgres'))).toBeNull()
})

test('beside a running site uses its server and leaves it running', async () => {
  const folder = await dataFolder()
  const site = await siteStandIn(folder)
  const run = command(folder)
  expect(JSON.parse(await run.line(/^\{/))).toEqual({ url: site.url })
  expect(await run.exited).toBe(0)
  expect(await sql(site.url, 'select count(*)::int as n from commands')).toEqual([{ n: 1 }])
})

test('several commands at once wait for one another', async () => {
  const folder = await dataFolder()
  const runs = [command(folder), command(folder), command(folder)]
  expect(await Promise.all(runs.map((run) => run.exited))).toEqual([0, 0, 0])
  const site = await siteStandIn(folder)
  expect(await sql(site.url, 'select count(*)::int as n from commands')).toEqual([{ n: 3 }])
})
