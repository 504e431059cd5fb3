import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { env } from '#env'
import { createChangeStream } from '#server/changes/stream'
import { purgeRound } from '#server/purge/purge-round'
import { startPurging } from '#server/purge/purges'
import { cachedSite, step } from '#support/cached-site'
import { sql } from '#support/start/sql'
import { until } from '#support/until'

type Asked = { url: string; method: string; headers: IncomingHttpHeaders; body: string }

const token = 'token-of-the-cache'
let told: { msg: string; reason?: string }[] = []
const write = (line: string) => void told.push(JSON.parse(line) as (typeof told)[number])
const logger = pino({ level: 'warn' }, { write })
let asked: Asked[] = []
let status = 204
const front = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => (body += part))
  request.on('end', () => {
    const { url = '', method = '', headers } = request
    asked.push({ url, method, headers, body })
    response.writeHead(status, { Location: '/elsewhere' }).end()
  })
})
const change = (collection: string, extra = '{"before": {}, "after": {}}') =>
  sql(
    env.DATABASE_URL!,
    `insert into changes (collection, document_id, operation, extra) values ('${collection}', 'x', 'update', '${extra}')`,
  )
const keysOf = ({ headers }: Asked) => headers['surrogate-key']

const frontService = () => ({
  url: `http://127.0.0.1:${(front.address() as AddressInfo).port}/purge`,
  token,
})

let runners: Awaited<ReturnType<typeof runner>>[] = []
async function runner() {
  const stream = createChangeStream({ url: env.DATABASE_URL!, logger })
  const purging = startPurging({ service: frontService(), stream, logger, pauseMs: 50 })
  await until(stream.isUp)
  return { ...purging, stop: () => Promise.all([purging.close(), stream.close()]) }
}
const isTold = async () =>
  (
    await sql(
      env.DATABASE_URL!,
      'select last_id = (select coalesce(max(id), 0) from changes) as told from cache_purges',
    )
  )[0]?.told === true

describe('a change is told', () => {
  beforeAll(() => new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve)))
  afterAll(() => void front.close())
  beforeEach(async () => {
    status = 204
    runners = [await runner(), await runner()]
    await until(isTold)
    asked = []
    told = []
  })
  afterEach(() => Promise.all(runners.map(({ stop }) => stop())))

  it('once, by one of two processes, with the keys of the pages that show it', async () => {
    await change('articles')
    await until(isTold)
    await change('users', '{"before": null, "after": null}')
    await until(isTold)
    await change('stores')
    await until(isTold)
    expect(asked.map(keysOf)).toEqual(['any articles', 'any stores'])
    expect(asked[0]).toMatchObject({ url: '/purge', method: 'POST', body: '{"keys":["any","articles"]}' })
    expect(asked[0]!.headers).toMatchObject({
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    })
  })

  it('together with those that come at the same time', async () => {
    await Promise.all(['articles', 'stores', 'articles', 'events'].map((collection) => change(collection)))
    await until(isTold)
    expect(asked.length).toBeLessThan(4)
    expect(new Set(asked.flatMap((one) => keysOf(one)!.toString().split(' ')))).toEqual(
      new Set(['any', 'articles', 'events', 'stores']),
    )
  })

  it('only when all processes must have heard it; until then an older one is told alone', async () => {
    await Promise.all(runners.splice(0).map(({ stop }) => stop()))
    const database = new pg.Pool({ connectionString: env.DATABASE_URL!, max: 1 })
    const round = async () => {
      await sql(env.DATABASE_URL!, "update cache_purges set at = now() - interval '1 hour'")
      return purgeRound({ database, service: frontService(), pauseMs: 60_000 })
    }
    const age = () => sql(env.DATABASE_URL!, "update changes set at = at - interval '2 minutes'")
    await change('articles')
    await age()
    await change('stores')
    expect(await round()).toEqual({ isSent: true, hasMore: true })
    expect(await round()).toEqual({ isSent: false, hasMore: true })
    await age()
    expect(await round()).toEqual({ isSent: true, hasMore: false })
    expect(asked.map(keysOf)).toEqual(['any articles', 'any stores'])
    await database.end()
  })

  it.each([503, 302])('later, with all others, when the service has answered %i', async (answer) => {
    status = answer
    await change('articles')
    await until(() => asked.length >= 2)
    await change('stores')
    await runners.pop()!.stop()
    await until(() => keysOf(asked.at(-1)!) === 'any articles stores')
    expect(await isTold()).toBe(false)
    expect(told[0]).toMatchObject({ msg: 'purge not taken', reason: String(answer) })
    status = 204
    asked = []
    await until(isTold)
    expect(asked.map(keysOf)).toEqual(['any articles stores'])
    expect(asked.filter(({ url }) => url !== '/purge')).toEqual([])
  })
})

describe('public pages', () => {
  const behind = cachedSite({ hasFront: true })
  const alone = cachedSite()

  it('may be kept by a cache in front only where it is told of changes, under the keys that empty ours', async () => {
    const told = async (site: typeof alone, path: string, headers = {}) => {
      const { headers: given } = await site.read(path, headers)
      return [given.get('surrogate-key'), given.get('cdn-cache-control'), given.get('cache-control')]
    }
    const articles = ['site articles article-categories media', 'max-age=60', 'no-cache']
    expect(await told(behind, '/news')).toEqual(articles)
    expect(await told(behind, '/news')).toEqual(articles)
    expect(await told(behind, '/nyakade')).toEqual(['any', 'max-age=60', 'no-cache'])
    expect(await told(behind, '/news?_rsc=x', step)).toEqual([null, null, 'no-cache'])
    expect(await told(alone, '/news')).toEqual([null, null, 'no-cache'])
  })
})
