import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { provideEnv } from '#env'
import { createHealth } from '#server/health/health'
import { dataFolder } from '../support/start/data-folder'
import { siteStandIn } from '../support/start/site-stand-in'

test('a database that answers late is not gone', async () => {
  const folder = await dataFolder()
  const site = await siteStandIn(folder)
  const late = await lateBy({ ms: 800, url: site.url })
  provideEnv({ DATABASE_URL: late.url, DATA_DIR: folder })
  const health = createHealth({ services: { isUp: () => true }, isRealtimeUp: () => true })
  onTestFinished(() => health.close())

  expect((await health.parts()).database).toBe('up')
  expect(late.connections()).toBeGreaterThan(1)
})

/** Passes on what it gets to the database only after so long. */
async function lateBy({ ms, url }: { ms: number; url: string }) {
  const { hostname, port } = new URL(url)
  let connections = 0
  const server = createServer((client) => {
    connections += 1
    client.on('error', () => undefined)
    setTimeout(() => {
      const onward = connect(Number(port), hostname)
      onward.on('error', () => undefined)
      client.pipe(onward).pipe(client)
    }, ms)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const own = Object.assign(new URL(url), { port: String((server.address() as AddressInfo).port) })
  return { url: own.href, connections: () => connections }
}
