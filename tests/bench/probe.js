import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Preloaded with `--import` into the site and into what it is compared with, so it is plain JavaScript. It does nothing
 * before it is asked.
 */
const LAG_RESOLUTION_MS = 5

const questions = {
  /** Bytes after garbage collection. */
  memory: async () => {
    for (let round = 0; round < 3; round += 1) {
      globalThis.gc?.()
      await pause(50)
    }
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  },
  watchLag: () => {
    lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS })
    lag.enable()
    return true
  },
  /** Milliseconds; the histogram counts the time between two looks. */
  lag: () => {
    lag.disable()
    return Math.max(0, lag.percentile(99) / 1e6 - LAG_RESOLUTION_MS)
  },
  record: async () => {
    const { default: pg } = await import('pg')
    recording = startRecording(pg.Client.prototype)
    return true
  },
  recorded: () => recording.stop(),
}
let lag
let recording

process.on('message', async (question) => {
  if (Object.hasOwn(questions, question)) process.send?.({ [question]: await questions[question]() })
})
// The channel must not keep the process alive.
process.channel?.unref()

/**
 * Every statement of the process, in the order of a clock of its own: which request sent it, over which connection,
 * between which ticks, and what came back.
 */
function startRecording(client) {
  const requests = new AsyncLocalStorage()
  const statements = []
  const finished = new Map()
  const connections = new Map()
  let clock = 0
  const numberOf = (map, key) => map.get(key) ?? (map.set(key, map.size), map.size - 1)

  const arrived = ({ request }) => requests.enterWith(`${request.method} ${request.url}`)
  const answered = ({ request }) => finished.set(`${request.method} ${request.url}`, (clock += 1))
  subscribe('http.server.request.start', arrived)
  subscribe('http.server.response.finish', answered)

  const { query } = client
  client.query = function (...given) {
    const [first, second] = given
    const text = typeof first === 'string' ? first : first?.text
    // Streams and cursors.
    if (typeof text !== 'string' || typeof first?.submit === 'function') return query.apply(this, given)
    const statement = {
      text,
      values: first.values ?? (Array.isArray(second) ? second : []),
      rowMode: first.rowMode,
      connection: numberOf(connections, this),
      request: requests.getStore(),
      started: (clock += 1),
    }
    statements.push(statement)
    const note = (result) => {
      statement.ended = clock += 1
      statement.rowCount = result?.rowCount ?? null
      statement.rows = result?.rows ?? []
    }
    const callback = given.at(-1)
    if (typeof callback === 'function')
      given[given.length - 1] = (error, result) => {
        note(result)
        callback(error, result)
      }
    const result = query.apply(this, given)
    if (typeof result?.then === 'function') result.then(note, () => note())
    return result
  }
  return {
    stop: () => {
      client.query = query
      unsubscribe('http.server.request.start', arrived)
      unsubscribe('http.server.response.finish', answered)
      requests.disable()
      return statements
        .filter(({ ended }) => ended !== undefined)
        .map((statement) => ({ ...statement, answered: finished.get(statement.request) ?? Infinity }))
    },
  }
}
