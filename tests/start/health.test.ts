import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { provideEnv } from '#env'
import { createHealth } from '#server/health/health'
import type { Service } from '#server/health/service'
import { sharePayload } from '../../src/shared-payload'
import { dataFolder } from '../support/start/data-folder'
import { siteStandIn } from '../support/start/site-stand-in'

test('reports every part and the version, and 503 without the database', async () => {
  const folder = await dataFolder()
  const site = await siteStandIn(folder)
  provideEnv({ DATABASE_URL: site.url, DATA_DIR: folder })
  await run(site.url, 'create table payload_jobs (has_error boolean, task_slug text)')
  const state = { areJobsAlive: true, isRealtimeUp: true }
  sharePayload({
    areJobsAlive: () => state.areJobsAlive,
    finishJobs: async () => null,
    destroy: async () => undefined,
  })
  const down = new Set<Service>()
  const services = { isUp: (service: Service) => !down.has(service) }
  const watched = { services, isRealtimeUp: () => state.isRealtimeUp }
  const health = createHealth(watched)
  onTestFinished(() => health.close())
  const ask = () => answerOf(health)

  const notices = { storage: 'up', mail: 'up', disk: 'up', realtime: 'up', jobs: 'up' }
  const well = { status: 'ok', database: 'up', ...notices, unsentLetters: 0 }
  const version = expect.stringMatching(/^\d+\.\d+\.\d+$/)
  expect(await ask()).toEqual({ status: 200, cache: 'no-store', data: { ...well, version } })
  state.areJobsAlive = false
  expect((await ask()).data).toEqual({ ...well, status: 'degraded', jobs: 'down', version })
  state.areJobsAlive = true
  state.isRealtimeUp = false
  expect((await ask()).data).toEqual({ ...well, status: 'degraded', realtime: 'down', version })
  state.isRealtimeUp = true
  for (const service of ['storage', 'mail', 'disk'] as const) {
    down.add(service)
    const data = { ...well, status: 'degraded', [service]: 'down', version }
    expect(await ask()).toEqual({ status: 200, cache: 'no-store', data })
    down.clear()
  }

  await run(
    site.url,
    `insert into payload_jobs values (true, 'sendMessage'), (true, 'sendDigest'), (true, 'sendLetter'),
      (true, 'bulkWork'), (false, 'sendMessage')`,
  )
  // A count is good for some seconds.
  const later = createHealth(watched)
  expect(await answerOf(later)).toMatchObject({ status: 200, data: { ...well, unsentLetters: 3 } })
  await later.close()

  await site.kill('SIGTERM')
  const { status, data } = await ask()
  expect([status, data]).toMatchObject([
    503,
    { status: 'down', database: 'down', unsentLetters: null, version },
  ])

  // A load balancer goes on sending, for there are kept copies, until the process says itself that it ends.
  const askReady = () => answerOf(health, 'answerReady')
  expect(await askReady()).toEqual({ status: 200, cache: 'no-store', data: { status: 'ready' } })
  health.leave()
  expect(await askReady()).toMatchObject({ status: 503, data: { status: 'stopping' } })
})

async function answerOf(
  health: ReturnType<typeof createHealth>,
  question: 'answer' | 'answerReady' = 'answer',
) {
  const server = createServer((_, response) => void health[question](response)).listen(0)
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`)
  const answer = {
    status: response.status,
    cache: response.headers.get('cache-control'),
    data: await response.json(),
  }
  server.close()
  return answer
}

async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
