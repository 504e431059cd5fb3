import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import pino from 'pino'
import { io, type Socket } from 'socket.io-client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { provideEnv } from '#env'
import { createHttpServer } from '#server/http-server'
import type { NextApp } from '#server/next-app'
import { attachRealtime } from '#server/sockets/realtime'
import { silentStream as stream } from '#support/changes/silent-stream'

const plainServer = () => createServer((_, response) => response.end())

async function serverWith({ isDev, server = plainServer() }: { isDev: boolean; server?: Server }) {
  const upgrades = createServer()
  upgrades.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Next\r\n\r\n'))
  const next: NextApp = { upgrades, handle: async () => undefined, close: async () => undefined }
  const accounts = { keys: async () => [], stateOf: async () => null, nameOf: async () => null }
  const realtime = attachRealtime({ server, next, stream, accounts, isDev })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(async () => {
    await realtime.close()
    server.close()
  })
  return { realtime, port: (server.address() as AddressInfo).port }
}

function upgrade({ port, path, headers = '' }: { port: number; path: string; headers?: string }) {
  return new Promise<string>((resolve) => {
    let answer = ''
    const socket = connect(port, 'localhost', () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}\r\n`,
      )
    })
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer.split('\r\n')[0]!))
  })
}

test('connects a client at /realtime and closes the connection on shutdown', async () => {
  const { realtime, port } = await serverWith({ isDev: false })
  const client = io(`http://localhost:${port}`, {
    path: '/realtime',
    transports: ['websocket'],
    reconnection: false,
  })
  await new Promise<void>((resolve) => client.once('connect', resolve))
  const closed = new Promise((resolve) => client.once('disconnect', resolve))
  await realtime.close()
  await closed
  expect(realtime.isUp()).toBe(false)
})

test('leaving closes every connection so that clients come back by themselves, and accepts no new one', async () => {
  const { realtime, port } = await serverWith({ isDev: false })
  const open = () =>
    io(`http://localhost:${port}`, {
      path: '/realtime',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    })
  const clients = Array.from({ length: 25 }, open)
  await Promise.all(clients.map((client) => new Promise<void>((done) => client.once('connect', done))))
  const left = clients.map((client) => new Promise<string>((done) => client.once('disconnect', done)))
  const leaving = realtime.leave()
  await new Promise((done) => open().once('connect_error', done))
  await leaving
  expect(new Set(await Promise.all(left))).toEqual(new Set(['transport close']))
})

test.each(['/__proto__', '/constructor', '/toString', '/admin'])(
  'refuses the unknown room %s at once',
  async (namespace) => {
    const { port } = await serverWith({ isDev: false })
    const options = { path: '/realtime', transports: ['websocket'], reconnection: false }
    const client = io(`http://localhost:${port}${namespace}`, options)
    onTestFinished(() => void client.close())
    const error = await new Promise<Error>((resolve) => client.once('connect_error', resolve))
    expect(error.message).toBe('Invalid namespace')
  },
)

test('refuses requests without websocket through the server of the site, as any other response', async () => {
  const lines: Record<string, unknown>[] = []
  const logger = pino({ base: undefined }, { write: (line) => void lines.push(JSON.parse(line)) })
  const handle = async () => expect.unreachable('a plain request to the sockets reached Next')
  const accounts = { keys: async () => [], stateOf: async () => null }
  const site = {
    cache: null,
    logger,
    accounts,
    stream,
    health: { answer: async () => undefined, answerReady: () => undefined },
  }
  const next: NextApp = { upgrades: createServer(), handle, close: async () => undefined }
  const { port } = await serverWith({ isDev: false, server: createHttpServer({ next, ...site }) })
  for (const path of ['/realtime/?EIO=4&transport=polling', '/realtime/', '/realtime?sid=x']) {
    const { status, headers } = await fetch(`http://localhost:${port}${path}`)
    expect([status, headers.get('content-security-policy')]).toEqual([
      400,
      "default-src 'none'; frame-ancestors 'none'",
    ])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    const requestId = headers.get('x-request-id')
    await expect
      .poll(() => lines.find((line) => line.requestId === requestId))
      .toMatchObject({ msg: 'request', status: 400, path: '/realtime' })
  }
})

test('cuts any other upgrade without a response', async () => {
  const { port } = await serverWith({ isDev: false })
  for (const path of ['/', '/_next/hmr', '/realtimes/', 'http://other.example/']) {
    expect(await upgrade({ port, path })).toBe('')
  }
})

test('in development passes only the upgrades of Next to Next', async () => {
  const { port } = await serverWith({ isDev: true })
  expect(await upgrade({ port, path: '/_next/hmr?id=1' })).toBe('HTTP/1.1 101 Next')
  expect(await upgrade({ port, path: '/other' })).toBe('')
})

const handshake = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'

test.each(['https://evil.example', 'null', 'http://x.evil.example', 'http://localhost.evil.example', 'x'])(
  'refuses a page of the foreign origin %s',
  async (origin) => {
    const { port } = await serverWith({ isDev: false })
    const headers = `${handshake}Origin: ${origin}\r\n`
    const answer = await upgrade({ port, path: '/realtime/?EIO=4&transport=websocket', headers })
    expect(answer).toBe('HTTP/1.1 400 Bad Request')
  },
)

test('accepts a page of the same origin', async () => {
  const { port } = await serverWith({ isDev: false })
  const url = `http://localhost:${port}`
  const extraHeaders = { Origin: url }
  const client = io(url, { path: '/realtime', transports: ['websocket'], extraHeaders, forceNew: true })
  await new Promise<void>((resolve) => client.once('connect', resolve))
  client.close()
})

describe('connections of one address', () => {
  const places = async (limits: 'on' | 'off') => {
    provideEnv({ REQUEST_LIMITS: limits, TRUST_PROXY: '1' })
    onTestFinished(() => provideEnv({ REQUEST_LIMITS: 'off', TRUST_PROXY: '0' }))
    const { port } = await serverWith({ isDev: false })
    return (address: string) => {
      const client = io(`http://localhost:${port}`, {
        path: '/realtime',
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        extraHeaders: { 'X-Forwarded-For': address },
      })
      onTestFinished(() => void client.close())
      return new Promise<Socket | null>((resolve) => {
        client.once('connect', () => resolve(client))
        client.once('connect_error', () => resolve(null))
      })
    }
  }

  test('opens thirty, refuses the next and does not affect another address', async () => {
    const open = await places('on')
    const clients = await Promise.all(Array.from({ length: 30 }, () => open('203.0.113.7')))
    expect(clients.every(Boolean)).toBe(true)
    expect(await open('203.0.113.7')).toBeNull()
    expect(await open('203.0.113.8')).not.toBeNull()
    clients[0]!.close()
    await expect.poll(() => open('203.0.113.7')).not.toBeNull()
  })

  test('has no limit with REQUEST_LIMITS=off', async () => {
    const open = await places('off')
    const clients = await Promise.all(Array.from({ length: 31 }, () => open('203.0.113.7')))
    expect(clients.every(Boolean)).toBe(true)
  })
})
