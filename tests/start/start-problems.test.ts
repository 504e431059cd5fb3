import { createServer, type AddressInfo } from 'node:net'
import { writeFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { dataFolder } from '../support/start/data-folder'
import { runScript } from '../support/start/run-script'
import { siteStandIn } from '../support/start/site-stand-in'

async function start(env: Record<string, string>) {
  const run = runScript({ script: 'src/server/main.ts', env })
  const code = await run.exited
  return { code, output: run.output() }
}

test('всички грешни настройки се казват наведнъж', async () => {
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

test('зает порт се казва преди дългите стъпки', async () => {
  const other = createServer().listen(0, '0.0.0.0')
  onTestFinished(() => void other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  const { code, output } = await start({ DATA_DIR: await dataFolder(), PORT: String(port) })
  expect(code).toBe(1)
  expect(output).toContain(`Портът ${port} е зает`)
  expect(output).not.toContain('База данни')
})

test('папка, в която не може да се пише', async () => {
  const folder = await dataFolder()
  await writeFile(folder, '')
  const { code, output } = await start({ DATA_DIR: folder })
  expect(code).toBe(1)
  expect(output).toContain('не може да се пише')
})

test('папка, от която сайтът вече работи: казва кой процес я държи', async () => {
  const folder = await dataFolder()
  const first = await siteStandIn(folder)
  const { code, output } = await start({ DATA_DIR: folder })
  expect(code).toBe(1)
  expect(output).toContain(`(процес ${first.pid})`)
})
