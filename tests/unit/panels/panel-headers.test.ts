import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createExchange } from '#server/response/exchange'
import { prepareRender } from '#server/response/pipeline'

async function headersOf(answer: (response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    prepareRender(createExchange({ request, response, path: '/' }))
    answer(response)
  }).listen(0)
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return (await fetch(`http://localhost:${(server.address() as AddressInfo).port}`)).headers
}

test('removes the color scheme request and keeps the rest of Vary', async () => {
  const headers = await headersOf((response) => {
    response.setHeader('Critical-CH', 'Sec-CH-Prefers-Color-Scheme')
    response.setHeader('Accept-CH', 'Sec-CH-Prefers-Color-Scheme')
    response.setHeader('Vary', ['RSC, Sec-CH-Prefers-Color-Scheme', 'Accept-Encoding'])
    response.end('x')
  })
  expect(headers.get('vary')).toBe('RSC, Accept-Encoding')
  expect(headers.has('critical-ch') || headers.has('accept-ch')).toBe(false)
})

test('does the same for headers of writeHead and removes an empty Vary', async () => {
  const headers = await headersOf((response) => {
    response.writeHead(200, {
      'Accept-CH': 'x',
      Vary: 'Sec-CH-Prefers-Color-Scheme',
      'Content-Type': 'text/plain',
    })
    response.end('x')
  })
  expect(headers.has('vary') || headers.has('accept-ch')).toBe(false)
  expect(headers.get('content-type')).toBe('text/plain')
})
