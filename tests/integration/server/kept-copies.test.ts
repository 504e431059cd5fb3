import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { env } from '#env'
import { cachedSite, type echo, step } from '#support/cached-site'
import { databaseGate } from '#support/database-gate'
import { newArticle } from '#support/factories'
import { until } from '#support/until'
import { noteFailure } from '../../../src/request-context'

const gate = await databaseGate(env.DATABASE_URL!)
const site = cachedSite({ databaseUrl: gate.url, hasFront: true })

const page = '<header>горе</header><main id="main">новини</main>'
const html: typeof echo = (_, response) =>
  void response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page)
const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
/** As Next does it: half of a page with 200, and the error to who asked for it. */
const failing: typeof echo = (request, response) => {
  noteFailure(away)
  html(request, response)
}
const asBrowser = { Accept: 'text/html', 'X-Request-Id': 'zayavka-12345678' }

const goAway = async () => {
  await gate.shut()
  await until(() => !site.stream.isUp())
  site.draw = failing
}
const comeBack = async () => {
  await gate.reopen()
  await until(site.stream.isUp)
}

beforeEach(() => Object.assign(site, { draw: html }))
afterEach(() => (site.stream.isUp() ? undefined : comeBack()))
afterAll(() => gate.shut())

it('without the database a page is shown from its copy, marked in a line and a header, and nobody keeps it', async () => {
  const before = await site.read('/news')
  await goAway()
  const kept = await site.read('/news', { 'If-None-Match': before.headers.get('etag')! })
  expect([before.status, kept.status]).toEqual([200, 200])
  expect(before.text).not.toContain('Показваме')
  expect(kept.text).toMatch(
    /^<header>горе<\/header><kept-copy>.*Показваме запазено копие от \d{1,2}:\d\d ч\..*<\/kept-copy><main id="main">новини/,
  )
  expect(kept.headers.get('cache-status')).toMatch(/^site; hit; detail="drawn 20\d\d-/)
  expect([kept.headers.get('cache-control'), kept.headers.get('etag')]).toEqual(['no-store', null])
  const forFront = (page: typeof kept) => page.headers.has('cdn-cache-control')
  expect([forFront(before), forFront(kept)]).toEqual([true, false])
  expect(site.drawn).toEqual(['/news'])
})

it('feeds come from their copies as they are, with the header', async () => {
  site.draw = (_, response) => void response.setHeader('Content-Type', 'application/xml').end('<feed/>')
  await site.read('/feed.xml')
  await goAway()
  const kept = await site.read('/feed.xml')
  expect([kept.status, kept.text]).toEqual([200, '<feed/>'])
  expect(kept.headers.get('cache-status')).toContain('drawn')
})

it('what has no copy is a 503 in Bulgarian that asks again by itself and names what can be read', async () => {
  await site.read('/embassies')
  await goAway()
  for (const path of ['/services', '/profile']) {
    const { status, headers, text } = await site.read(path, asBrowser)
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store'])
    expect(Number(headers.get('refresh'))).toBeGreaterThanOrEqual(5)
    expect(text).toContain('Връзката с базата данни прекъсна.')
    expect(text).toContain('zayavka-12345678')
    expect(text).toMatch(/href="\/embassies"><b>Спешно в консулство<\/b> запазено копие от \d/)
    expect(text).not.toContain('href="/contacts"')
  }
  const { status, text } = await site.read('/services', { Accept: '*/*' })
  expect([status, JSON.parse(text).errors.length]).toEqual([503, 1])
})

it('a navigation is not answered from a copy, which could not say so', async () => {
  await site.read('/news?_rsc=a', step)
  await goAway()
  expect((await site.read('/news?_rsc=a', step)).status).toBe(503)
})

it('once the database is back the page is drawn anew, and shown from its copy while that fails', async () => {
  await site.read('/news')
  await goAway()
  await comeBack()
  expect((await site.read('/news')).headers.get('cache-status')).toContain('drawn')
  site.draw = html
  const fresh = await site.read('/news')
  expect([fresh.headers.get('cache-status'), fresh.text]).toEqual([null, page])
})

it('a copy that a change made stale meanwhile is shown no more', async () => {
  await site.read('/news')
  await goAway()
  await newArticle()
  await comeBack()
  expect((await site.read('/news')).status).toBe(503)
})

it('a page that fails for another reason is not kept', async () => {
  site.draw = (request, response) => {
    noteFailure(new Error('broken'))
    return html(request, response)
  }
  await site.read('/news')
  site.draw = html
  await site.read('/news')
  expect(site.drawn).toEqual(['/news', '/news'])
})
