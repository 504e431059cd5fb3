import { createServer, request as ask, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createExchange, type Exchange } from '#server/response/exchange'
import { prepareResponse } from '#server/response/pipeline'
import { sendRefusal } from '#server/response/refusal'

type Answer = (response: ServerResponse, exchange: Exchange) => void

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

test('compresses a streamed page and gives it the policy of the whole page', async () => {
  const { headers, body } = await received((response) => {
    html(response)
    response.write('<script>self.__next_f.push([])</script>')
    response.end(page)
  })
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(headers['content-security-policy']).toContain("'sha256-")
  expect(brotliDecompressSync(body).toString()).toBe(`<script>self.__next_f.push([])</script>${page}`)
})

test('does not mix an error response with the beginning of a broken page', async () => {
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

test("explains Next's empty page to those without scripts, and no other", async () => {
  const broken = '<html id="__next_error__"><body><script></script></body></html>'
  const answer = (status: number, body: string) => (response: ServerResponse) => {
    html(response)
    response.writeHead(status)
    response.end(body)
  }
  const textOf = async (given: Answer) => {
    const { headers, body } = await received(given)
    return String(headers['content-encoding'] ? brotliDecompressSync(body) : body)
  }
  const told = await textOf(answer(500, broken))
  expect(told).toContain('<noscript>')
  expect(told).toContain('Възникна грешка')
  expect(told.indexOf('</noscript>')).toBeLessThan(told.indexOf('</body>'))
  expect(await textOf(answer(404, broken))).toBe(broken)
  const refusal = '<html lang="bg"><body><h1>Възникна грешка</h1></body></html>'
  expect(await textOf(answer(500, refusal))).toBe(refusal)
})

test('sends data before its end', async () => {
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

test('notifies those who wait for a write before the first byte and after the last', async () => {
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

test('leaves encoded responses, partial files and pictures unchanged', async () => {
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

test('takes headers from a list in which one stands twice', async () => {
  const { status, headers, body } = await received((response) => {
    const list = ['Content-Type', 'application/json', 'Set-Cookie', 'a=1', 'set-cookie', 'b=2']
    response.writeHead(201, '', list)
    response.end(JSON.stringify({ news: page }))
  }, '/api/posts')
  expect([status, headers['set-cookie']]).toEqual([201, ['a=1', 'b=2']])
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-store' })
  expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual({ news: page })
})
