import { AsyncLocalStorage } from 'node:async_hooks'
import dns from 'node:dns'
import { closeSync, openSync, readSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import { PerformanceObserver } from 'node:perf_hooks'

/** Preloaded with `--import`. Without packages and TypeScript, so as not to affect the process. */
const TICK_MS = 5
const NOTED_MS = 50
const now = () => performance.timeOrigin + performance.now()

const seen = { stalls: [], rejections: [], connections: [] }
const request = new AsyncLocalStorage()

/* The second number of schedstat is the time spent waiting for the processor. */
const schedule = openSchedule()
const collections = []
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries())
    collections.push({ from: performance.timeOrigin + startTime, ms: duration })
  collections.splice(0, collections.length - 500)
}).observe({ entryTypes: ['gc'] })

let last = now()
let waited = schedule()
setInterval(() => {
  const at = now()
  const waiting = schedule()
  const ms = at - last - TICK_MS - (waiting - waited)
  if (ms > NOTED_MS) seen.stalls.push({ from: last, to: at, ms })
  last = at
  waited = waiting
}, TICK_MS).unref()

function openSchedule() {
  try {
    const file = openSync('/proc/self/schedstat', 'r')
    const buffer = Buffer.alloc(64)
    process.once('exit', () => closeSync(file))
    return () => {
      const length = readSync(file, buffer, 0, 64, 0)
      return Number(buffer.toString('latin1', 0, length).split(' ')[1]) / 1e6
    }
  } catch {
    return () => 0
  }
}

const collectedIn = ({ from, to }) =>
  collections.filter((one) => one.from >= from && one.from < to).reduce((sum, { ms }) => sum + ms, 0)

/* Seen through `emit`: a listener would change how the process handles rejections. */
const emit = process.emit
process.emit = function (name, ...given) {
  if (name === 'unhandledRejection')
    seen.rejections.push({ at: now(), stack: String(given[0]?.stack ?? given[0]).slice(0, 1_000) })
  return emit.call(this, name, ...given)
}

const serve = http.Server.prototype.emit
http.Server.prototype.emit = function (name, ...given) {
  if (name !== 'request') return serve.call(this, name, ...given)
  return request.run(given[0].headers['x-attack'], () => serve.call(this, name, ...given))
}

/* Connections to anything but the database and the site itself. */
const known = new Set((process.env.WATCH_KNOWN ?? '').split(',').filter(Boolean))
function note(target) {
  if (known.has(target)) return
  const stack = new Error().stack.split('\n').slice(3, 12).join('\n')
  seen.connections.push({ at: now(), target, request: request.getStore(), stack })
}
const connect = net.Socket.prototype.connect
net.Socket.prototype.connect = function (...given) {
  const [first, second] = Array.isArray(given[0]) ? given[0] : given
  const { port, host, path } =
    typeof first === 'object' && first !== null ? first : { port: first, host: second }
  if (path === undefined)
    note(`${/^(localhost|127\.0\.0\.1|::1)$/.test(host ?? 'localhost') ? 'here' : host}:${port}`)
  else if (typeof path === 'string' && !known.has('socket')) note(path)
  return connect.apply(this, given)
}
for (const name of Object.keys(dns).filter((one) => /^(resolve|lookup)/.test(one))) {
  const original = dns[name]
  dns[name] = function (host, ...rest) {
    if (typeof host === 'string' && host !== 'localhost' && !net.isIP(host)) note(`name ${host}`)
    return original.call(this, host, ...rest)
  }
}
syncBuiltinESMExports()

process.once('exit', (code) => {
  if (process.env.WATCH_LAST_WORDS)
    writeFileSync(process.env.WATCH_LAST_WORDS, JSON.stringify({ code, request: request.getStore() ?? null }))
})

process.on('message', async (message) => {
  if (message === 'plant') {
    await import('./plant.js')
    process.send?.({ planted: true })
  }
  if (message === 'report') process.send?.({ report: report() })
  if (message === 'memory') process.send?.({ memory: await settledMemory() })
})
// The channel must not keep the process alive.
process.channel?.unref()

function report() {
  const stalls = seen.stalls.map((stall) => ({ ...stall, ms: stall.ms - collectedIn(stall) }))
  const given = { stalls, rejections: seen.rejections, connections: seen.connections }
  Object.assign(seen, { stalls: [], rejections: [], connections: [] })
  return given
}

/** Megabytes after garbage collection. */
async function settledMemory() {
  for (let round = 0; round < 2; round += 1) {
    globalThis.gc?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 / 1024
}
