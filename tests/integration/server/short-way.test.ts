import { get, type IncomingHttpHeaders } from 'node:http'
import { expect, it } from 'vitest'
import { cachedSite } from '#support/cached-site'
import { newArticle } from '#support/factories'

const site = cachedSite()

type Answer = { status?: number; headers: IncomingHttpHeaders; body: string }

/** As sent: `fetch` adds headers of its own. */
const ask = (path: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    get(site.address + path, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('base64'),
        }),
      )
    }).on('error', reject)
  })

const ofItsOwn = ['date', 'x-request-id', 'server-timing']
const common = ({ status, headers, body }: Answer) => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ofItsOwn.includes(name))),
  body,
})
/** A header that nobody knows sends a request the usual way. */
const usualWay = { 'X-Unknown': 'x' }

it.each([
  ['plain', {}],
  ['gzip', { 'Accept-Encoding': 'gzip' }],
  ['br', { 'Accept-Encoding': 'gzip, deflate, br, zstd' }],
  ['HEAD', { method: 'HEAD', 'Accept-Encoding': 'gzip' }],
  ['with a cookie', { Cookie: 'payload-token=x', 'Sec-Fetch-Mode': 'navigate' }],
])('answers as the usual way does, byte for byte: %s', async (_, asked) => {
  await ask('/news')
  const [short, usual] = [await ask('/news', asked), await ask('/news', { ...asked, ...usualWay })]
  expect(common(short)).toEqual(common(usual))
  expect(short.status).toBe(200)
  expect(short.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(site.drawn).toEqual(['/news'])
  await expect.poll(() => site.ready).toBe(1)
})

it('keeps the id that the client gave and knows what the browser has', async () => {
  await ask('/news')
  const { headers } = await ask('/news', { 'X-Request-Id': 'abcdefgh-1' })
  expect([headers['x-request-id'], headers['server-timing']]).toEqual([
    'abcdefgh-1',
    'request;desc="abcdefgh-1"',
  ])
  const known = { 'If-None-Match': headers.etag! }
  const [short, usual] = [await ask('/news', known), await ask('/news', { ...known, ...usualWay })]
  expect(common(short)).toEqual(common(usual))
  expect([short.status, short.body]).toEqual([304, ''])
})

it('is closed once a change has made the copy stale', async () => {
  await ask('/news')
  await ask('/news')
  await newArticle()
  await site.stream.catchUp()
  await ask('/news')
  expect(site.drawn).toEqual(['/news', '/news'])
})

it.each([
  ['a body', { 'Content-Length': '0' }],
  ['a token', { Authorization: 'Bearer x' }],
  ['a navigation', { RSC: '1' }],
])('is not for a request with %s', async (_, headers) => {
  await ask('/news')
  await ask('/news')
  await ask('/news', headers)
  expect([site.drawn.length, site.ready]).toEqual([2, 1])
})

it.each(['bad host', '[', 'a/b'])('does not take the host „%s“', async (host) => {
  await ask('/news')
  expect((await ask('/news', { Host: host })).status).toBe(400)
})
