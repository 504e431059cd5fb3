import { execFileSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { dataFolder } from '../support/start/data-folder'
import { runScript } from '../support/start/run-script'
import { siteStandIn } from '../support/start/site-stand-in'
import { sql } from '../support/start/sql'
import { until } from '../support/until'
import { fillInstance, wholeOf } from '../support/whole-instance'

const start = (script: string, folder: string, ...args: string[]) =>
  runScript({ script: `src/cli/${script}.ts`, args, env: { DATA_DIR: folder } })

async function command(script: string, folder: string, ...args: string[]) {
  const run = start(script, folder, ...args)
  return { code: await run.exited, output: run.output(), errors: run.errors() }
}

test(
  'backs up a running site; a killed restore does not block the next one',
  { timeout: 300_000 },
  async () => {
    const folder = await dataFolder()
    const site = await siteStandIn(folder)
    await command('migrate', folder)
    await fillInstance({ url: site.url, folder })
    const file = path.join(folder, 'archive.tar.gz')
    const backup = await command('backup', folder, '--out', file)
    expect([backup.code, backup.output]).toEqual([0, expect.stringMatching(/Архивът е готов: .+ 2 файла\)/)])
    // The change stream of the site always holds such a connection.
    const listener = new pg.Client({ connectionString: site.url })
    await listener.connect()
    const busy = await command('restore', folder, file, '--force')
    expect([busy.code, busy.output]).toEqual([1, expect.stringContaining('С базата работи друга програма')])

    await listener.end()

    const target = await dataFolder()
    await mkdir(target, { recursive: true })
    const pipe = path.join(target, 'pipe')
    execFileSync('mkfifo', [pipe])
    const run = start('restore', target, pipe)
    const bytes = await readFile(file)
    const half = createWriteStream(pipe).on('error', () => undefined)
    half.write(bytes.subarray(0, Math.floor(bytes.length * 0.97)))
    const isWritten = () => stat(path.join(target, 'media', 'grad-480.webp')).then(Boolean, () => false)
    await until(isWritten, 120_000)
    await run.kill('SIGKILL')
    half.destroy()

    const restored = await command('restore', target, file)
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Възстановено е всичко')])
    const copy = await siteStandIn(target)
    const { rows, rules } = await wholeOf({ url: copy.url, folder: target })
    const expected = await wholeOf({ url: site.url, folder })
    expect([rows, rules]).toEqual([expected.rows, expected.rules])

    // A line of cron sends only the standard error.
    await sql(site.url, `insert into media (alt, filename) values ('Изтрит', 'izgubena.webp')`)
    const partly = await command('backup', folder, '--out', file)
    const missing = expect.stringMatching(/^Внимание: 1 файл липсва .+ media\/izgubena\.webp\n$/)
    expect([partly.code, partly.errors]).toEqual([0, missing])
  },
)
