import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { env } from '#env'
import { toCachedPage } from '#server/cache/cached-page'
import { render } from '#server/cache/render'
import { answerWithStatus } from '../../../src/request-context'

afterEach(() => void vi.useRealTimers())

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>
const rendered = (handle: Handle) => render({ next: { handle }, url: '/news?page=2' })

test('requests the page as an anonymous visitor', async () => {
  const { body } = await rendered(async ({ method, url, headers }, response) => {
    response.end(JSON.stringify({ method, url, headers }))
  })
  const { host, protocol } = new URL(env.SITE_URL)
  expect(JSON.parse(body.toString())).toEqual({
    method: 'GET',
    url: '/news?page=2',
    headers: { host, accept: '*/*', 'user-agent': 'page-cache', 'x-forwarded-proto': protocol.slice(0, -1) },
  })
})

test('joins the pieces into one body with the status that the page set', async () => {
  const { status, headers, body } = await rendered(async (_, response) => {
    answerWithStatus(404)
    response.writeHead(200, { 'Content-Type': 'text/html', 'Accept-CH': 'x' })
    response.write(Buffer.from('Няма '))
    response.write('такава')
    response.end(' страница')
  })
  expect([status, headers['content-type'], headers['accept-ch']]).toEqual([404, 'text/html', undefined])
  expect(body.toString()).toBe('Няма такава страница')
})

test('stores nothing that belongs to the connection', async () => {
  const page = await toCachedPage(
    await rendered(async (_, response) => {
      response.setHeader('Content-Type', 'application/xml')
      response.end('<feed/>')
    }),
  )
  expect(page.headers).toEqual({ 'content-type': 'application/xml', vary: 'Accept-Encoding' })
})

test.each<[string, Handle]>([
  ['fails', async () => Promise.reject(new Error('broken'))],
  [
    'fails half-way',
    async (_, response) => {
      response.write('half')
      throw new Error('broken')
    },
  ],
  ['gives up', async (_, response) => void response.destroy(new Error('broken'))],
])('treats a page that %s as an error and stores no copy', (_, handle) =>
  expect(rendered(handle)).rejects.toThrow('broken'),
)

test('gives up a page after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const waiting = rendered(() => new Promise(() => undefined))
  vi.advanceTimersByTime(30_000)
  await expect(waiting).rejects.toThrow('page not rendered in 30000 ms')
})
