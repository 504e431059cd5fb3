import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { trackRequests } from '#server/shutdown/open-requests'

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
  return { address, requests, arrival, waiting }
}

test('completes a started request and accepts no new connection', async () => {
  const { address, requests, arrival, waiting } = await slowServer()
  const begun = fetch(address)
  await arrival
  const drained = requests.drain(5_000)
  await expect(fetch(address)).rejects.toThrow()
  waiting[0]!.end('whole answer')
  const response = await begun
  expect(await response.text()).toBe('whole answer')
  expect(response.headers.get('connection')).toBe('close')
  await drained
})

test('ends a request that does not finish in time', async () => {
  const { address, requests, arrival } = await slowServer()
  const begun = fetch(address).catch(() => 'cut')
  await arrival
  await requests.drain(50)
  expect(await begun).toBe('cut')
})
