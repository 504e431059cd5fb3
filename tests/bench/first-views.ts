import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { summary } from './summary'

/**
 * Many readers at once of pages that nobody has drawn yet, from many addresses, against a site that runs:
 * `npm run script tests/bench/first-views.ts -- http://localhost:3000`. Nobody may get 500, and health must answer.
 */
const READERS = 1_000
const PAGES = 300
const site = new URL((workerData as string | null) ?? process.argv[2] ?? 'http://localhost:3000')

type Answer = { status: number; ms: number }

function get(path: string, options: { localAddress?: string; agent?: Agent } = {}): Promise<Answer> {
  const since = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, site), { family: 4, ...options }, (response) => {
      response
        .resume()
        .once('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - since }))
    })
    asked.once('error', reject).end()
  })
}

if (isMainThread) await measure()
else await watchHealth()

async function measure() {
  const run = Date.now()
  const lists = ['contacts', 'services', 'events', 'stores', 'apartments', 'small-ads', 'documents', 'news']
  const pages = Array.from({ length: PAGES }, (_, n) => `/${lists[n % lists.length]}?q=${run}-${n}`)
  const agents = Array.from({ length: 50 }, () => new Agent({ maxSockets: 20 }))

  // In a thread of its own: this one is busy with a thousand sockets.
  const watch = new Worker(new URL(import.meta.url), { workerData: site.href })
  await once(watch, 'message')
  const since = performance.now()
  const answers = await Promise.all(
    Array.from({ length: READERS }, (_, n) => {
      const address = n % agents.length
      return get(pages[n % pages.length]!, { localAddress: `127.0.0.${address + 2}`, agent: agents[address] })
    }),
  )
  const seconds = (performance.now() - since) / 1_000
  watch.postMessage('stop')
  const [health] = (await once(watch, 'message')) as [number[]]
  for (const agent of agents) agent.destroy()

  const statuses = [...new Set(answers.map(({ status }) => status))]
  const told = statuses.map(
    (status) => `${status}: ${answers.filter((answer) => answer.status === status).length}`,
  )
  console.log(`${READERS} readers of ${PAGES} pages in ${seconds.toFixed(1)} s: ${told.join(', ')}`)
  console.log('answers, ms:', summary(answers.map(({ ms }) => ms)))
  console.log('health, ms:', summary(health))
  if (answers.some(({ status }) => status === 500 || status === 0)) process.exitCode = 1
}

/** Says that it has begun, and when it is told to stop, how long each answer took. */
async function watchHealth() {
  const taken: number[] = []
  let isOver = false
  parentPort!.once('message', () => (isOver = true))
  while (!isOver) {
    const { ms } = await get('/api/health')
    if (taken.push(ms) === 1) parentPort!.postMessage('begun')
    await pause(50)
  }
  parentPort!.postMessage(taken)
}
