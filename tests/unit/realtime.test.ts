import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { provideEnv } from '#env'
import type { NextApp } from '#server/next-app'
import { attachRealtime } from '#server/realtime'
import type { RoomStream } from '#server/sockets/rooms'

async function serverWith({ isDev }: { isDev: boolean }) {
  const server = createServer((_, response) => response.end())
  const upgrades = createServer()
  upgrades.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Next\r\n\r\n'))
  const next: NextApp = { upgrades, handle: async () => undefined, close: async () => undefined }
  const stream: RoomStream = { lastId: () => 0, messagesSince: () => [], subscribe: () => () => true }
  const accounts = { keys: async () => [], standingOf: async () => null }
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

test('клиент се свързва на /realtime и при спиране връзката се затваря', async () => {
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

test('без websocket няма връзка', async () => {
  const { port } = await serverWith({ isDev: false })
  expect((await fetch(`http://localhost:${port}/realtime/?EIO=4&transport=polling`)).status).toBe(400)
})

test('всяко друго повишаване се прекъсва без отговор', async () => {
  const { port } = await serverWith({ isDev: false })
  for (const path of ['/', '/_next/hmr', '/realtimes/', 'http://other.example/']) {
    expect(await upgrade({ port, path })).toBe('')
  }
})

test('при разработка повишаванията на Next стигат до Next, другите не', async () => {
  const { port } = await serverWith({ isDev: true })
  expect(await upgrade({ port, path: '/_next/hmr?id=1' })).toBe('HTTP/1.1 101 Next')
  expect(await upgrade({ port, path: '/other' })).toBe('')
})

const handshake = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'

test.each(['https://evil.example', 'null', 'http://x.evil.example', 'http://localhost.evil.example', 'x'])(
  'страница от чужд адрес %s не отваря връзка',
  async (origin) => {
    const { port } = await serverWith({ isDev: false })
    const headers = `${handshake}Origin: ${origin}\r\n`
    const answer = await upgrade({ port, path: '/realtime/?EIO=4&transport=websocket', headers })
    expect(answer).toBe('HTTP/1.1 400 Bad Request')
  },
)

test('страница от същия адрес отваря връзка', async () => {
  const { port } = await serverWith({ isDev: false })
  const url = `http://localhost:${port}`
  const extraHeaders = { Origin: url }
  const client = io(url, { path: '/realtime', transports: ['websocket'], extraHeaders, forceNew: true })
  await new Promise<void>((resolve) => client.once('connect', resolve))
  client.close()
})

describe('места за един адрес', () => {
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

  test('тридесет връзки се отварят, следващата не, а друг адрес не е засегнат', async () => {
    const open = await places('on')
    const clients = await Promise.all(Array.from({ length: 30 }, () => open('203.0.113.7')))
    expect(clients.every(Boolean)).toBe(true)
    expect(await open('203.0.113.7')).toBeNull()
    expect(await open('203.0.113.8')).not.toBeNull()
    clients[0]!.close()
    await expect.poll(() => open('203.0.113.7')).not.toBeNull()
  })

  test('с REQUEST_LIMITS=off няма граница', async () => {
    const open = await places('off')
    const clients = await Promise.all(Array.from({ length: 31 }, () => open('203.0.113.7')))
    expect(clients.every(Boolean)).toBe(true)
  })
})
