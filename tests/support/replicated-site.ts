import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { smallAdFilters } from '#domain/small-ads/small-ad-filters'
import { env } from '#env'
import config from '#config'
import { isApi, openApi } from '#server/api'
import { createPageCache } from '#server/cache/page-cache'
import { render } from '#server/cache/render'
import { createChangeStream } from '#server/changes/stream'
import { createHealth } from '#server/health/health'
import { createHttpServer } from '#server/http-server'
import { createReplicas } from '#server/replicas/replicas'
import { openAccounts } from '#server/sockets/accounts'
import { listSmallAds } from '../../src/features/small-ads/queries'
import { communityCounts } from '../../src/features/home/queries'
import { sharePayload } from '../../src/shared-payload'
import { until } from './until'

const answerApi = openApi(config)

/** HTTP, cache and replicas as the site has them; of pages there is one, of small ads. */
export async function replicatedSite() {
  const told: { msg: string; reason?: string }[] = []
  const silent = pino({ level: 'silent' })
  const logger = pino({}, { write: (line) => void told.push(JSON.parse(line) as (typeof told)[number]) })
  const stream = createChangeStream({ url: env.DATABASE_URL!, logger: silent })
  const replicas = createReplicas({
    urls: env.DATABASE_REPLICA_URLS!,
    primaryUrl: env.DATABASE_URL!,
    stream,
    logger,
  })
  const accounts = openAccounts()
  const handle = (request: IncomingMessage, response: ServerResponse) =>
    isApi(request) ? answerApi(request, response) : drawAds(response)
  const next = { handle, upgrades: createServer(), close: async () => undefined }
  const cache = createPageCache({
    stream,
    render: async (page) => render({ next, ...page, replica: await replicas.choose() }),
  })
  // Jobs are none of this.
  sharePayload({ areJobsAlive: () => true, finishJobs: async () => null, destroy: async () => undefined })
  const health = createHealth({ services: { isUp: () => true }, isRealtimeUp: stream.isUp, replicas })
  const server = createHttpServer({ next, cache, health, accounts, stream, replicas, logger: silent })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await until(stream.isUp)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(url + path, init)
    return { status: response.status, text: await response.text() }
  }
  return {
    stream,
    replicas,
    told,
    call,
    /** The page of small ads, as everybody gets it. */
    page: async () => (await call('/small-ads')).text,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await stream.close()
      await replicas.close()
      await accounts.close()
      await health.close()
    },
  }
}

/** By Payload's reads and by a statement of our own. */
async function drawAds(response: ServerResponse) {
  const [{ docs }, counts] = await Promise.all([listSmallAds(smallAdFilters.read({})), communityCounts()])
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(`${docs.map(({ title }) => title).join(', ')} (${JSON.stringify(counts)})`)
}
