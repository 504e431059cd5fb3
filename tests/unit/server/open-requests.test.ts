import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { trackRequests } from '#server/shutdown/open-requests'
import { until } from '#support/until'

async function slowServer() {
  const waiting: ServerResponse[] = []
  let arrived = () => {}
  const server = createServer((_, response) => {
    waiting.push(response)
    arrived()
  })
  const requests = trackRequests(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => server.closeAllConnections())
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  const arrival = new Promise<void>((resolve) => (arrived = resolve))
  return { address, requests, arrival, server, waiting }
}

test('completes a started request and accepts no new connection', async () => {
  const { address, requests, arrival, server, waiting } = await slowServer()
  const begun = fetch(address)
  await arrival
  const drained = requests.drain(5_000)
  await until(() => !server.listening)
  await expect(fetch(address)).rejects.toThrow()
  waiting[0]!.end('whole answer')
  const response = await begun
  expect(await response.text()).toBe('whole answer')
  expect(response.headers.get('connection')).toBe('close')
  await drained
})

/** In a thread of its own: whether its request has been written stands in `sent`, its answer is the message. */
const client = `
  const { parentPort, workerData: { port, sent } } = require('node:worker_threads')
  const written = () => Atomics.store(sent, 0, 1) && Atomics.notify(sent, 0)
  const socket = require('node:net').connect(port, '127.0.0.1', () =>
    socket.write('GET / HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n', written))
  let heard = ''
  socket.on('data', (data) => (heard += data)).on('error', ({ code }) => (heard += code))
  socket.on('close', () => parentPort.postMessage(heard))`

test('answers what came while the process was busy until the moment of closing', async () => {
  const server = createServer((_, response) => void response.end('whole answer'))
  const requests = trackRequests(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sent = new Int32Array(new SharedArrayBuffer(4))
  const { port } = server.address() as AddressInfo
  const worker = new Worker(client, { eval: true, workerData: { port, sent } })
  onTestFinished(() => void worker.terminate())
  const heard = new Promise((resolve) => worker.once('message', resolve))
  await new Promise((resolve) => worker.once('online', resolve))
  const drained = new Promise<void>((resolve) => setTimeout(() => resolve(requests.drain(5_000)), 1))
  // Busy: nothing is accepted before it is time to close.
  expect(Atomics.wait(sent, 0, 0, 10_000)).not.toBe('timed-out')
  await drained
  expect(await heard).toContain('whole answer')
})

test('ends a request that does not finish in time', async () => {
  const { address, requests, arrival } = await slowServer()
  const begun = fetch(address).catch(() => 'cut')
  await arrival
  await requests.drain(50)
  expect(await begun).toBe('cut')
})
