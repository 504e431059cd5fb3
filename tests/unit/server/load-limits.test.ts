import { createHash, randomUUID } from 'node:crypto'
import { createServer, get, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { SignJWT } from 'jose'
import pino from 'pino'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { provideEnv } from '#env'
import { createHttpServer } from '#server/http-server'
import { silentStream as stream } from '#support/changes/silent-stream'
import { watchLoad } from '#server/limits/overload'

const SECRET = 'a-secret-that-only-tests-know-0123456789'
provideEnv({ PAYLOAD_SECRET: SECRET })
afterEach(() => provideEnv({ REQUEST_LIMITS: 'on', TRUST_PROXY: '0' }))

type Handle = Parameters<typeof createHttpServer>[0]['next']['handle']
type Given = { handle?: Handle; figures?: Parameters<typeof createHttpServer>[1]; lines?: object[] }

async function siteWith({ handle, figures, lines = [] }: Given) {
  const next = {
    handle: handle ?? (async (_, response) => void response.end('drawn')),
    upgrades: createServer(),
    close: async () => undefined,
  }
  const logger = pino({ base: undefined }, { write: (line) => void lines.push(JSON.parse(line)) })
  const accounts = { keys: async () => [], stateOf: async () => null }
  const health = {
    answer: async (response: ServerResponse) => void response.end('{}'),
    answerReady: () => undefined,
  }
  const server = createHttpServer({ next, cache: null, health, accounts, stream, logger }, figures)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { port, url: `http://localhost:${port}` }
}

function say(port: number, words: string, then?: (say: (more: string) => void) => void) {
  return new Promise<string>((resolve) => {
    let heard = ''
    const socket = connect(port, 'localhost', () => {
      socket.write(words)
      then?.((more) => void (socket.destroyed || socket.write(more)))
    })
    socket.on('data', (chunk) => (heard += chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(heard))
  })
}

const readBody: Handle = async (request, response) => {
  let size = 0
  for await (const chunk of request) size += (chunk as Buffer).length
  response.end(`read ${size}`)
}
const post = (bytes: number, path = '/api/posts') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${bytes}\r\nConnection: close\r\n\r\n`

describe('slow connections', () => {
  const pace = { graceMs: 100, bytesPerSecond: 100_000, everyMs: 20 }

  test('closes a connection whose headers never end', async () => {
    const { port } = await siteWith({ figures: { headersMs: 100 } })
    expect(await say(port, 'GET / HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1.1 408 /)
  })

  test('answers a slow body with 408 and a sentence, without logging an error', async () => {
    const lines: { level?: number }[] = []
    const { port } = await siteWith({ handle: readBody, figures: { bodies: pace }, lines })
    const answer = await say(port, post(1_000) + 'x')
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(answer).toContain('{"errors":[{"message":"Заявката идва твърде бавно и е прекъсната.')
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    expect(lines.filter(({ level }) => level! >= 50)).toEqual([])
  })

  test('accepts a body that is fast enough after the grace time', async () => {
    const slow = { ...pace, bytesPerSecond: 10 }
    const { port } = await siteWith({ handle: readBody, figures: { bodies: slow } })
    const piece = 'x'.repeat(100)
    const answer = say(port, post(1_000), (more) => {
      let sent = 0
      const timer = setInterval(() => (sent++ < 10 ? more(piece) : clearInterval(timer)), 30)
    })
    expect(await answer).toContain('read 1000')
  })

  test('stops the clock while the body waits for the site', async () => {
    let go = () => undefined as void
    const isTime = new Promise<void>((resolve) => (go = resolve))
    const handle: Handle = async (request, response) => {
      await isTime
      await readBody(request, response)
    }
    const bodies = { ...pace, bytesPerSecond: 1_000_000 }
    const { port } = await siteWith({ handle, figures: { bodies } })
    const answer = say(port, post(1_000_000) + 'x'.repeat(500_000), (more) =>
      setTimeout(() => {
        go()
        more('x'.repeat(500_000))
      }, 400),
    )
    expect(await answer).toContain('read 1000000')
  })
})

describe('connections of one address', () => {
  const held: Handle = () => new Promise(() => undefined)

  test('closes those above the limit and reuses a free place', async () => {
    const { port } = await siteWith({ figures: { connections: 3 } })
    const open = () =>
      new Promise<Socket>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket))
        socket.on('error', () => undefined)
        onTestFinished(() => void socket.destroy())
      })
    const first = await Promise.all([open(), open(), open()])
    const over = await open()
    await new Promise((resolve) => over.once('close', resolve))
    first[0]!.destroy()
    await expect
      .poll(() => say(port, 'GET /api/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'))
      .toContain('200')
  })

  test('counts open requests by the address that the proxy reports', async () => {
    provideEnv({ TRUST_PROXY: '1' })
    const handle: Handle = (request, response) =>
      request.url === '/api/held' ? held(request, response) : (void response.end('ok') as never)
    const { url } = await siteWith({ handle, figures: { connections: 2 } })
    const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
    const waiting = [0, 1].map(() => get(`${url}/api/held`, from('203.0.113.7')).on('error', () => undefined))
    onTestFinished(() => waiting.forEach((request) => void request.destroy()))
    await expect.poll(async () => (await fetch(`${url}/api/x`, from('203.0.113.7'))).status).toBe(429)
    const refused = await fetch(`${url}/api/x`, from('203.0.113.7'))
    expect(refused.headers.get('retry-after')).toBe('5')
    expect((await refused.json()).errors[0].message).toContain('едновременни')
    expect((await fetch(`${url}/api/x`, from('203.0.113.8'))).status).toBe(200)
    waiting[0]!.destroy()
    await expect.poll(async () => (await fetch(`${url}/api/x`, from('203.0.113.7'))).status).toBe(200)
  })

  test('has no limit with REQUEST_LIMITS=off', async () => {
    provideEnv({ REQUEST_LIMITS: 'off' })
    const { url } = await siteWith({ figures: { connections: 0 } })
    expect((await fetch(`${url}/api/x`)).status).toBe(200)
  })
})

/** As Payload signs it. */
const sessionToken = (secret = SECRET) =>
  new SignJWT({ id: randomUUID(), collection: 'users', sid: 's1' })
    .setProtectedHeader({ alg: 'HS256', authVersion: 1 })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(createHash('sha256').update(secret).digest('hex').slice(0, 32)))

describe('overload', () => {
  test('answers visitors who need rendering with 503; signed-in viewers and the API still work', async () => {
    const { url } = await siteWith({ figures: { isOverloaded: () => true } })
    const refused = await fetch(`${url}/news`, { headers: { Accept: 'text/html,*/*' } })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(refused.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(await refused.text()).toContain('<html lang="bg">')
    expect((await fetch(`${url}/news`)).headers.get('content-type')).toBe('application/json; charset=utf-8')
    const withToken = async (token: string) =>
      (await fetch(`${url}/news`, { headers: { Cookie: `payload-token=${token}` } })).status
    expect(await withToken(await sessionToken())).toBe(200)
    for (const made of ['x', await sessionToken('a-secret-of-somebody-else-0123456789')])
      expect(await withToken(made)).toBe(503)
    expect((await fetch(`${url}/api/x`)).status).toBe(200)
    expect((await fetch(`${url}/theme.js`)).status).toBe(200)
  })

  test('detects a slow event loop and its recovery', async () => {
    const { isOverloaded, stop } = watchLoad({ lagMs: 40, rounds: 2, everyMs: 100 })
    onTestFinished(stop)
    expect(isOverloaded()).toBe(false)
    const block = setInterval(() => {
      const until = performance.now() + 90
      while (performance.now() < until);
    }, 1)
    onTestFinished(() => clearInterval(block))
    await vi.waitFor(() => expect(isOverloaded()).toBe(true), { timeout: 10_000, interval: 50 })
    clearInterval(block)
    await vi.waitFor(() => expect(isOverloaded()).toBe(false), { timeout: 10_000, interval: 50 })
  })
})

describe('content security policy reports', () => {
  const report = (body: string, type = 'application/csp-report') => ({
    method: 'POST',
    headers: { 'Content-Type': type, Origin: 'null', Cookie: 'a=b' },
    body,
  })
  const broken = JSON.stringify({
    'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'canary' },
  })

  test('get 204 and one log line with their count, without their content', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const lines: { msg?: string }[] = []
    const { url } = await siteWith({ lines })
    const young = { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'canary' } }
    const sent = [
      report(broken),
      report(JSON.stringify([young, young]), 'application/reports+json'),
      report(JSON.stringify({ 'csp-report': { 'effective-directive': 'canary' } })),
      report('{'),
      report('null'),
      report('x'.repeat(9_000)),
    ]
    for (const one of sent) expect((await fetch(`${url}/csp-reports`, one)).status).toBe(204)
    vi.advanceTimersByTime(60_000)
    const told = lines.filter(({ msg }) => msg === 'policy reports')
    expect(told).toMatchObject([{ counts: { 'script-src-elem': 1, 'img-src': 2, other: 1, unreadable: 2 } }])
    expect(JSON.stringify(lines)).not.toContain('canary')
  })

  test('are limited to thirty a minute from one address', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const lines: { msg?: string }[] = []
    const { url } = await siteWith({ lines })
    for (let sent = 0; sent < 40; sent += 1)
      expect((await fetch(`${url}/csp-reports`, report(broken))).status).toBe(204)
    vi.advanceTimersByTime(60_000)
    expect(lines.filter(({ msg }) => msg === 'policy reports')).toMatchObject([
      { counts: { 'script-src-elem': 30 } },
    ])
  })
})
