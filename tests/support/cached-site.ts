import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { env } from '#env'
import { createPageCache } from '#server/cache/page-cache'
import { render } from '#server/cache/render'
import { createChangeStream } from '#server/changes/stream'
import { createHttpServer } from '#server/http-server'
import { createMetrics } from '#server/metrics/metrics'
import { createTraffic } from '#server/metrics/traffic'
import { newCategory } from './factories'
import { sql } from './start/sql'
import { until } from './until'

type Draw = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

/** A stand-in for Next that shows everything it receives. */
export const echo: Draw = async (request, response) => {
  response.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate')
  response.setHeader('Vary', 'rsc, next-router-state-tree')
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  const rows = await sql(env.DATABASE_URL!, 'select count(*)::int as n from article_categories')
  const { 'x-request-id': _, ...headers } = request.headers
  response.end(JSON.stringify({ url: request.url, headers, rows, padding: 'новини '.repeat(400) }))
}

/** `drawn`: addresses that reached Next; `ready`: how many requests were answered on the short way. `databaseUrl`: where changes are heard. `token`: of the metrics. `hasFront`: a cache in front is told of changes. */
export function cachedSite({ databaseUrl = env.DATABASE_URL!, token = '', hasFront = false } = {}) {
  const logger = pino({ level: 'silent' })
  const stream = createChangeStream({ url: databaseUrl, logger })
  const site = { address: '', drawn: [] as string[], ready: 0, draw: echo, stream, read }
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    site.drawn.push(request.url!)
    await site.draw(request, response)
  }
  const next = { handle, upgrades: createServer(), close: async () => undefined }
  const cache = createPageCache({ stream, hasFront, render: (page) => render({ next, ...page }) })
  const accounts = { keys: async () => [], stateOf: async () => null }
  const traffic = createTraffic()
  const metrics = token
    ? createMetrics({
        token,
        databaseUrl,
        freshMs: 0,
        lastId: stream.lastId,
        traffic,
        cache,
        purging: null,
        load: { isOverloaded: () => true, lagMs: () => 0 },
        health: { parts: async () => wellParts },
        sockets: () => ({ open: 0, opened: 0, refused: 0 }),
      })
    : null
  const server = createHttpServer({
    next,
    cache,
    traffic,
    metrics,
    stream,
    logger,
    pageViews: pino({}, { write: () => void (site.ready += 1) }),
    accounts,
    health: { answer: async () => undefined, answerReady: () => undefined },
  })

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    site.address = `http://localhost:${(server.address() as AddressInfo).port}`
    await until(stream.isUp)
  })
  beforeEach(async () => {
    await newCategory(`Изпразва ${crypto.randomUUID()}`)
    await stream.catchUp()
    Object.assign(site, { drawn: [], ready: 0, draw: echo })
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await stream.close()
    await metrics?.close()
  })
  return site

  async function read(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(site.address + path, { headers, redirect: 'manual' })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

const wellParts = {
  database: 'up',
  storage: 'up',
  mail: 'up',
  disk: 'up',
  realtime: 'up',
  jobs: 'up',
} as const

/** Headers of a client navigation. */
export const step = { RSC: '1', 'Next-Router-State-Tree': '["",{}]', 'Next-Url': '/' }
