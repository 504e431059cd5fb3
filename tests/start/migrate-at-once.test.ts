import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dataFolder } from '../support/start/data-folder'
import { runScript } from '../support/start/run-script'
import { siteStandIn } from '../support/start/site-stand-in'
import { sql } from '../support/start/sql'

const committed = readdirSync('src/database/migrations').filter((name) => /^\d{8}_\d{6}.*\.ts$/.test(name))

test('three processes migrate one empty database: all succeed, every migration runs once', async () => {
  const folder = await dataFolder()
  const { url } = await siteStandIn(folder)
  const runs = Array.from({ length: 3 }, () =>
    runScript({ script: 'src/cli/migrate.ts', env: { DATABASE_URL: url, DATA_DIR: folder } }),
  )
  expect(await Promise.all(runs.map((run) => run.exited))).toEqual([0, 0, 0])
  const said = runs.map((run) => run.output().trim().split('\n').at(-1)).sort()
  expect(said).toEqual([
    `Изпълнени са ${committed.length} миграции.`,
    'Няма нови миграции.',
    'Няма нови миграции.',
  ])
  const rows = await sql(url, 'select name from payload_migrations order by name')
  expect(rows.map(({ name }) => `${String(name)}.ts`)).toEqual(committed.sort())
})
