import path from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import type { LiveMessage } from '#changes/rooms'
import { isAlive } from '#database/embedded/process-identity'
import { runningPostmaster } from '#database/embedded/postmaster-file'
import type { JoinAnswer } from '#server/sockets/join'
import { startProcess } from '../support/changes/start-process'
import { temporaryCluster } from '../support/cluster'
import { migrate } from '../support/migrate'
import { freePort } from '../support/start/free-port'
import { sql } from '../support/start/sql'
import { until } from '../support/until'

const wanted = 1_000

/** Like a browser with the news open; it neither sorts nor drops duplicates. */
function reader(port: number) {
  const heard: LiveMessage[] = []
  const state = { isIn: false, breaks: 0 }
  let lastId = 0
  const socket: Socket = io(`http://localhost:${port}`, {
    path: '/realtime',
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 100,
    reconnectionDelayMax: 300,
  })
  const hear = (message: LiveMessage) => {
    heard.push(message)
    lastId = message.id
  }
  socket.on('change', hear)
  socket.on('disconnect', () => {
    state.isIn = false
    state.breaks += 1
  })
  socket.on('connect', () =>
    socket.emit(
      'join',
      { room: 'news', since: state.breaks > 0 ? { id: lastId } : undefined },
      (answer: JoinAnswer) => {
        if (!answer.ok || answer.reload) throw new Error('the reader cannot be told what it missed')
        answer.missed.forEach(hear)
        lastId = answer.at
        state.isIn = true
      },
    ),
  )
  onTestFinished(() => void socket.close())
  return { heard, state }
}

test(
  '1000 published changes reach a second process once and in order, across restarts of PostgreSQL and the process',
  { timeout: 400_000 },
  async () => {
    const cluster = await temporaryCluster()
    onTestFinished(cluster.stop)
    const env = {
      DATABASE_URL: cluster.url,
      DATA_DIR: cluster.dataDir,
      LOG_LEVEL: 'silent',
      REQUEST_LIMITS: 'off',
      PAYLOAD_SECRET: 'a-secret-that-only-tests-know-0123456789',
      SITE_URL: 'http://localhost:3000',
      PORT: String(await freePort()),
    }
    await migrate(env)
    const startReading = () => startProcess({ script: 'tests/support/changes/reading-process.ts', env })
    const [editors, first] = await Promise.all([
      startProcess({ script: 'tests/support/changes/editor.ts', args: [String(wanted)], env }),
      startReading(),
    ])
    onTestFinished(editors.kill)
    onTestFinished(first.kill)
    const readers = Array.from({ length: 3 }, () => reader(Number(env.PORT)))
    await until(() => readers.every(({ state }) => state.isIn))
    editors.tell('begin')

    const heardBySlowest = () => Math.min(...readers.map(({ heard }) => heard.length))
    await until(() => heardBySlowest() >= wanted / 4, 150_000)
    const { pid } = runningPostmaster(path.join(cluster.dataDir, 'postgres'))!
    process.kill(pid, 'SIGINT')
    await until(() => !isAlive(pid))

    await until(() => heardBySlowest() >= wanted / 2, 150_000)
    await first.kill()
    const second = await startReading()
    onTestFinished(second.kill)
    await editors.exit

    const rows = await sql(
      cluster.url,
      `select id::int, document_id from changes
     where collection = 'articles' and extra->>'before' is null and extra->>'after' is not null order by id`,
    )
    const published = rows.map(({ id, document_id: documentId }) => ({ id, documentId }))
    expect(published.length).toBeGreaterThanOrEqual(wanted)
    expect(new Set(editors.all('published')).size).toBeGreaterThanOrEqual(wanted)
    for (const { heard, state } of readers) {
      await until(() => heard.length >= published.length)
      expect(heard.map(({ id, documentId }) => ({ id, documentId }))).toEqual(published)
      expect(state.breaks).toBe(1)
    }
    const heard = new Set(published.map(({ documentId }) => documentId))
    expect(editors.all('published').filter((id) => !heard.has(id))).toEqual([])
    expect(editors.all('taken-back').length).toBeGreaterThan(50)
    expect(editors.all('taken-back').filter((id) => heard.has(id))).toEqual([])
  },
)
