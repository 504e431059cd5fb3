import { connect } from 'node:net'
import { once } from 'node:events'
import { io } from 'socket.io-client'
import { launchSite } from '../support/launch-site'
import { expect, test } from '../support/site'

const accounts = /@example\.org\s+\S+/

const isReady = ({ output }: { output: string }) => output.includes('Спиране: Ctrl-C')

test('stops with an open request and socket, starts again without accounts, and again after kill -9', async () => {
  test.setTimeout(600_000)
  const first = await launchSite({ isReady })
  expect(first.output()).toMatch(accounts)
  expect(await (await fetch(`${first.url}/api/health`)).json()).toEqual({
    status: 'ok',
    database: 'up',
    storage: 'up',
    mail: 'up',
    disk: 'up',
    realtime: 'up',
    jobs: 'up',
    unsentLetters: 0,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })

  const socket = io(first.url, { path: '/realtime', transports: ['websocket'], reconnection: false })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  const request = connect(Number(new URL(first.url).port), 'localhost')
  await once(request, 'connect')
  // The body of this request is never sent.
  request.write(
    `POST /api/users/login HTTP/1.1\r\nHost: ${new URL(first.url).host}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  )
  request.on('error', () => undefined)
  const since = performance.now()
  expect(await first.kill('SIGTERM')).toBe(0)
  expect(first.output()).not.toContain('connection lost')
  expect(performance.now() - since).toBeLessThan(10_000)
  request.destroy()
  socket.close()

  const second = await launchSite({ isReady, dataDir: first.dataDir })
  expect(second.output()).not.toMatch(accounts)
  expect((await fetch(`${second.url}/news`)).status).toBe(200)
  await second.kill('SIGKILL')

  const third = await launchSite({ isReady, dataDir: first.dataDir })
  expect(third.output()).not.toMatch(accounts)
  expect((await fetch(`${third.url}/api/health`)).status).toBe(200)
  await third.stop()
})
