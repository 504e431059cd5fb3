import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createExchange } from '#server/response/exchange'
import { prepareResponse } from '#server/response/pipeline'

type Asked = {
  path?: string
  method?: string
  headers?: Record<string, string>
  answer?: (response: ServerResponse) => void
}

async function control({ path = '/api/events', method, headers, answer }: Asked) {
  const server = createServer((request, response) => {
    prepareResponse(createExchange({ request, response, path }))
    answer?.(response)
    response.end()
  }).listen(0)
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const sent = (await fetch(url, { method, headers })).headers
  return { control: sent.get('cache-control'), vary: sent.get('vary') }
}

const nobody = { control: 'private, no-store', vary: null }
const asPublic = (response: ServerResponse) => response.setHeader('Cache-Control', 'public, max-age=300')

test.each<IncomingHttpHeaders>([
  { cookie: 'theme=dark; payload-token=abc' },
  { authorization: 'JWT abc' },
  { authorization: 'Bearer abc' },
])('forbids caching for a signed-in request (%j)', async (headers) => {
  const given = headers as Record<string, string>
  expect(await control({ headers: given })).toEqual(nobody)
  expect(await control({ headers: given, answer: asPublic })).toEqual(nobody)
})

test('limits a visitor response to requests without a session', async () => {
  expect(await control({ headers: { cookie: 'theme=dark' } })).toEqual({
    control: 'no-cache',
    vary: 'Cookie, Authorization',
  })
  const answer = (response: ServerResponse) => {
    asPublic(response)
    response.setHeader('Vary', 'Accept-Encoding, cookie')
  }
  expect(await control({ answer })).toEqual({
    control: 'public, max-age=300',
    vary: 'Accept-Encoding, cookie, Authorization',
  })
})

test('forbids caching of a response that starts a session and of a write', async () => {
  expect(await control({ method: 'POST' })).toEqual(nobody)
  const answer = (response: ServerResponse) => response.setHeader('Set-Cookie', 'payload-token=abc')
  expect(await control({ answer })).toEqual(nobody)
})

test('leaves an uploaded file to its handler, otherwise applies the general rule', async () => {
  const headers = { cookie: 'payload-token=abc' }
  const path = '/api/media/file/a.webp'
  expect(await control({ path, headers, answer: asPublic })).toEqual({
    control: 'public, max-age=300',
    vary: null,
  })
  expect(await control({ path, headers })).toEqual(nobody)
})

test('leaves pages to their own rules', async () => {
  expect(await control({ path: '/news', headers: { cookie: 'payload-token=abc' } })).toEqual({
    control: null,
    vary: null,
  })
})
