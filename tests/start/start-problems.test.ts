import { createServer, type AddressInfo } from 'node:net'
import { writeFile } from 'node:fs/promises'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { dataFolder } from '../support/start/data-folder'
import { freePort } from '../support/start/free-port'
import { runScript } from '../support/start/run-script'
import { siteStandIn } from '../support/start/site-stand-in'

async function start(env: Record<string, string>, args: string[] = []) {
  const run = runScript({ script: 'src/server/main.ts', args, env })
  const code = await run.exited
  return { code, output: run.output() }
}

test('reports all wrong settings at once', async () => {
  const { code, output } = await start({
    PORT: 'three',
    DATABASE_URL: 'mysql://x',
    S3_BUCKET: 'half',
    SMTP_URL: 'smtp://mail',
    DEMO_CONTENT: 'maybe',
  })
  expect(code).toBe(1)
  for (const name of [
    'PORT',
    'DATABASE_URL',
    'S3_REGION',
    'S3_SECRET_ACCESS_KEY',
    'MAIL_FROM',
    'DEMO_CONTENT',
  ]) {
    expect(output).toContain(`${name}:`)
  }
  expect(output).not.toContain('    at ')
})

test('stops for a slip in the name of a setting and says which was meant', async () => {
  const { code, output } = await start({ DATABSE_URL: 'postgres://a:s3cret@b/c' })
  expect(code).toBe(1)
  expect(output).toContain('  DATABSE_URL: имахте предвид DATABASE_URL?\n')
  expect(output).not.toContain('s3cret')
})

test('refuses a wrong mail password before the database, in one sentence without it', async () => {
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('no')),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => server.close(() => undefined))
  const place = `127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const { code, output } = await start({
    DATA_DIR: await dataFolder(),
    PORT: String(await freePort()),
    SMTP_URL: `smtp://ana:s3cret@${place}`,
    MAIL_FROM: 'ana@example.org',
  })
  const [told] = output.split('\n').filter((line) => line && !line.startsWith('✓'))
  expect([code, told]).toEqual([1, expect.stringContaining(`сървър ${place} не приема името или паролата`)])
  expect(output).not.toMatch(/s3cret|База данни|    at /)
})

test('reports a busy port before the long steps', async () => {
  const other = createServer().listen(0, '0.0.0.0')
  onTestFinished(() => void other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  const { code, output } = await start({ DATA_DIR: await dataFolder(), PORT: String(port) })
  expect(code).toBe(1)
  expect(output).toContain(`Портът ${port} е зает`)
  expect(output).not.toContain('База данни')
})

test('reports a folder without write permission', async () => {
  const folder = await dataFolder()
  await writeFile(folder, '')
  const { code, output } = await start({ DATA_DIR: folder })
  expect(code).toBe(1)
  expect(output).toContain('не може да се пише')
})

test('names the process that already runs the site in the folder', async () => {
  const folder = await dataFolder()
  const first = await siteStandIn(folder)
  const { code, output } = await start({ DATA_DIR: folder })
  expect(code).toBe(1)
  expect(output).toContain(`(процес ${first.pid})`)
})

test('reports an unreachable database and a wrong password in one line, without stack or password', async () => {
  const folder = await dataFolder()
  const site = await siteStandIn(await dataFolder())
  const PORT = String(await freePort())
  const wrong = new URL(site.url)
  wrong.password = 'not-the-password'
  for (const [url, reason] of [
    ['postgres://site:not-the-password@127.0.0.1:1/site', 'Няма връзка с базата данни на 127.0.0.1:1.'],
    [wrong.href, `Базата данни на ${wrong.host} отказа достъп на „${wrong.username}“.`],
  ] as const) {
    // Development mode starts no build.
    const { code, output } = await start({ DATA_DIR: folder, DATABASE_URL: url, PORT }, ['--dev'])
    const problems = output.split('\n').filter((line) => line.startsWith('Грешка: '))
    expect([code, problems]).toEqual([1, [expect.stringContaining(reason)]])
    expect(output).not.toContain('    at ')
    expect(output).not.toContain('not-the-password')
  }
})

test('the build reads the settings of the site without connecting to a database', async () => {
  const run = runScript({
    script: 'tests/support/start/load-config.ts',
    env: { DATA_DIR: await dataFolder() },
  })
  expect(JSON.parse(await run.line(/^\{/))).toEqual({ collections: true, connections: 0 })
  expect(await run.exited).toBe(0)
})
