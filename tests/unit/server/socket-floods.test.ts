import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { io, type Socket } from 'socket.io-client'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { socketPace, SOCKETS_PER_ADDRESS } from '#domain/limits'
import { provideEnv } from '#env'
import { attachRealtime } from '#server/sockets/realtime'
import { silentStream } from '#support/changes/silent-stream'

type Line = { msg: string; flood: string; address: string }

beforeEach(() => {
  provideEnv({ REQUEST_LIMITS: 'on', TRUST_PROXY: '1' })
  return () => provideEnv({ REQUEST_LIMITS: 'off', TRUST_PROXY: '0' })
})

async function site() {
  const server = createServer((_, response) => response.end())
  const lines: Line[] = []
  const realtime = attachRealtime({
    server,
    next: { upgrades: createServer(), handle: async () => undefined, close: async () => undefined },
    stream: silentStream,
    accounts: { keys: async () => [], stateOf: async () => null, nameOf: async () => null },
    isDev: false,
    logger: pino({ base: undefined }, { write: (line) => void lines.push(JSON.parse(line)) }),
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(async () => {
    await realtime.close()
    server.close()
  })
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const open = (address: string) => {
    const extraHeaders = { 'X-Forwarded-For': address }
    const options = { path: '/realtime', transports: ['websocket'], reconnection: false, forceNew: true }
    const socket = io(url, { ...options, extraHeaders })
    onTestFinished(() => void socket.close())
    return new Promise<Socket | null>((resolve) => {
      socket.once('connect', () => resolve(socket))
      socket.once('connect_error', () => resolve(null))
    })
  }
  return { lines, open }
}

const joined = (socket: Socket | null) => socket!.timeout(5_000).emitWithAck('join', { room: 'news' })
const ended = (socket: Socket | null) =>
  new Promise((resolve) => socket!.once('disconnect', () => resolve('ended')))

test(
  '500 sockets of one address: thirty open, one line in the log, a neighbour notices nothing',
  { timeout: 60_000 },
  async () => {
    const { lines, open } = await site()
    const neighbour = await open('198.51.100.4')
    const opened = await Promise.all(Array.from({ length: 500 }, () => open('203.0.113.7')))
    expect(opened.filter(Boolean)).toHaveLength(SOCKETS_PER_ADDRESS)
    expect(await joined(neighbour)).toMatchObject({ ok: true })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ flood: 'too many sockets', address: '203.0.113.•••' })
  },
)

test.each(['join', 'leave', 'typing', 'anything'])(
  'cuts off a socket that sends %s without end, and logs it once',
  async (event) => {
    const { lines, open } = await site()
    const [neighbour, first, second] = [
      await open('198.51.100.4'),
      await open('2001:db8:1:2::3'),
      await open('2001:db8:1:2::4'),
    ]
    for (const flooding of [first, second]) {
      const end = ended(flooding)
      for (let sent = 0; sent <= socketPace.messages; sent += 1)
        flooding!.emit(event, { room: 'news' }, () => undefined)
      expect(await end).toBe('ended')
    }
    expect(await joined(neighbour)).toMatchObject({ ok: true })
    expect(lines.map(({ flood, address }) => [flood, address])).toEqual([
      ['too many messages', '2001:db8:1::/48'],
    ])
  },
)

test('a message of 1 MB ends its socket and is logged once', async () => {
  const { lines, open } = await site()
  const neighbour = await open('198.51.100.4')
  for (const socket of [await open('203.0.113.7'), await open('203.0.113.7')]) {
    const end = ended(socket)
    socket!.emit('join', { room: 'x'.repeat(1024 * 1024) })
    expect(await end).toBe('ended')
  }
  expect(await joined(neighbour)).toMatchObject({ ok: true })
  await expect.poll(() => lines.map(({ flood }) => flood)).toEqual(['too large a message'])
})
