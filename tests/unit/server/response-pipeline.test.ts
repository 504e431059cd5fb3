import { createServer, request as ask, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createExchange, type Exchange } from '#server/response/exchange'
import { prepareResponse } from '#server/response/pipeline'
import { sendRefusal } from '#server/response/refusal'

type Answer = (response: ServerResponse, exchange: Exchange) => void

/** What arrives at a browser that takes brotli. */
async function received(answer: Answer, path = '/news') {
  const server = createServer((request, response) => {
    const exchange = createExchange({ request, response, path })
    prepareResponse(exchange)
    answer(response, exchange)
  }).listen(0)
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve) => {
    ask({ port, headers: { 'Accept-Encoding': 'br' } }, (message) => {
      const chunks: Buffer[] = []
      message.on('data', (chunk: Buffer) => chunks.push(chunk))
      message.on('end', () =>
        resolve({ status: message.statusCode, headers: message.headers, body: Buffer.concat(chunks) }),
      )
    }).end()
  })
}

const html = (response: ServerResponse) => response.setHeader('Content-Type', 'text/html; charset=utf-8')
const page = '<p>новини</p>'.repeat(200)

test('a page in pieces leaves compressed, with the policy of the whole of it', async () => {
  const { headers, body } = await received((response) => {
    html(response)
    response.write('<script>self.__next_f.push([])</script>')
    response.end(page)
  })
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(headers['content-security-policy']).toContain("'sha256-")
  expect(brotliDecompressSync(body).toString()).toBe(`<script>self.__next_f.push([])</script>${page}`)
})

test('a refusal after a page broke off is not mixed with what was written of it', async () => {
  const { status, headers, body } = await received((response, exchange) => {
    html(response)
    response.write('<p>half a page')
    sendRefusal({ ...exchange, status: 500, message: 'Нещо се обърка.' })
  })
  expect([status, headers['content-type']]).toEqual([500, 'application/json; charset=utf-8'])
  expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual({
    errors: [{ message: 'Нещо се обърка.' }],
  })
})

test('data is on its way before its end', async () => {
  let wasSent = false
  const { body } = await received((response) => {
    response.setHeader('Content-Type', 'text/x-component')
    response.write(page)
    wasSent = response.headersSent
    response.end('end')
  })
  expect(wasSent).toBe(true)
  expect(brotliDecompressSync(body).toString()).toBe(`${page}end`)
})

test('whoever waits for a write to be answered hears of it before the first byte and after the last', async () => {
  const heard: string[] = []
  const { body } = await received((response, exchange) => {
    exchange.onSend = () => void heard.push(response.headersSent ? 'sent' : 'not sent')
    html(response)
    response.write('x')
    heard.push('written')
    response.end()
  })
  expect(body.length).toBeGreaterThan(0)
  await expect.poll(() => heard).toEqual(['written', 'not sent', 'sent'])
})

test('what has an encoding, a part of a file and pictures stay as they are', async () => {
  for (const [status, headers] of [
    [200, { 'Content-Type': 'text/plain', 'Content-Encoding': 'gzip' }],
    [206, { 'Content-Type': 'text/plain', 'Content-Range': 'bytes 0-1/9' }],
    [200, { 'Content-Type': 'image/webp' }],
  ] as const) {
    const answer = await received((response) => response.writeHead(status, headers).end('x'.repeat(2000)))
    expect([answer.status, answer.headers['content-encoding'] === 'br', answer.body.length]).toEqual([
      status,
      false,
      2000,
    ])
  }
})
