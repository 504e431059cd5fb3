import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { io } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { dataFolder } from '../support/start/data-folder'
import { freePort } from '../support/start/free-port'
import { runScript } from '../support/start/run-script'
import { siteStandIn } from '../support/start/site-stand-in'
import { sql } from '../support/start/sql'

const METRICS_TOKEN = 'a-token-that-only-tests-know-0123456789'

/** A database that knows just enough for changes to be heard. */
async function emptyDatabase() {
  const folder = await dataFolder()
  const { url } = await siteStandIn(folder)
  const columns = 'id bigint, collection text, document_id text, operation text, extra jsonb, at timestamptz'
  await sql(url, `create table changes (${columns})`)
  return { DATABASE_URL: url, DATA_DIR: folder }
}

async function smallSite(env: Record<string, string>) {
  const port = await freePort()
  const own = { PORT: String(port), HOST: '127.0.0.1', ...env }
  const site = runScript({ script: 'tests/support/start/small-site.ts', env: own })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  await site.line(/^ready$/)
  return { ...site, url: `http://127.0.0.1:${port}`, agent }
}

type Site = Awaited<ReturnType<typeof smallSite>>

async function ask({ url, agent }: Site, path: string, headers = {}) {
  const [response] = (await once(get(url + path, { agent, headers }), 'response')) as [IncomingMessage]
  let text = ''
  for await (const part of response.setEncoding('utf8')) text += part
  return { status: response.statusCode, connection: response.headers.connection, text }
}

test('SIGTERM: the health says so, work goes on, what is open is finished, then the process ends well', async () => {
  const database = await emptyDatabase()
  const site = await smallSite({ ...database, METRICS_TOKEN, STOP_DELAY: '1' })
  const drawn = site.output().split('\n')
  expect(drawn.indexOf('asked /')).toBeLessThan(drawn.indexOf('ready'))
  expect(await ask(site, '/api/health')).toMatchObject({ status: 200, connection: 'keep-alive' })
  expect(await ask(site, '/api/ready')).toMatchObject({ status: 200, text: '{"status":"ready"}' })
  const socket = io(site.url, { path: '/realtime', transports: ['websocket'], reconnection: false })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  const told = await ask(site, '/metrics', { Authorization: `Bearer ${METRICS_TOKEN}` })
  for (const line of ['bg_de_sockets 1', 'bg_de_health_part{part="database"} 1', 'bg_de_overloaded 0'])
    expect(told.text.split('\n')).toContain(line)
  const left = new Promise<string>((resolve) => socket.once('disconnect', resolve))
  const slow = ask(site, '/api/slow')
  await site.line(/^asked \/api\/slow$/)

  const exited = site.kill('SIGTERM')
  await site.line(/^Спиране/)
  const health = await ask(site, '/api/health')
  expect(health).toMatchObject({ status: 503, connection: 'close' })
  expect(JSON.parse(health.text)).toMatchObject({
    status: 'stopping',
    database: 'up',
    message: expect.stringContaining('спира'),
  })
  expect(await ask(site, '/api/ready')).toMatchObject({ status: 503, connection: 'close' })
  expect(await ask(site, '/api/finish')).toEqual({ status: 200, connection: 'close', text: 'answered' })
  expect(await slow).toEqual({ status: 200, connection: 'close', text: 'finished' })
  // The way in which every client of socket.io comes back by itself.
  expect(await left).toBe('transport close')
  expect(await exited).toBe(0)
  await expect(ask(site, '/api/health')).rejects.toThrow('ECONNREFUSED')

  // Ctrl-C finishes what is open, too, but waits for no proxy.
  const other = await smallSite({ ...database, STOP_DELAY: '60' })
  expect(await other.kill('SIGINT')).toBe(0)
})
