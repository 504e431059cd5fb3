import { cpus, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { io } from 'socket.io-client'
import type { LiveMessage } from '#changes/rooms'
import { percentileOf } from './results'

/**
 * Measures refusals of a sign-in and how soon changes are heard on a running site (demo content, REQUEST_LIMITS=off):
 * npm run script tests/bench/sign-in.ts http://localhost:3000 moderator@example.org <password> [pairs = 500]
 */
const [url = 'http://localhost:3000', email = '', password = '', pairs = '500'] = process.argv.slice(2)
const TRIES_BEFORE_LOCK = 4
const CHANGES = 200

type Timed = { ms: number; status: number }

async function timed(path: string, init?: RequestInit): Promise<Timed> {
  const since = performance.now()
  const response = await fetch(url + path, init)
  await response.arrayBuffer()
  return { ms: performance.now() - since, status: response.status }
}

const write = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', Origin: url, ...headers },
})
const signIn = (who: { email: string; password: string }) => timed('/api/users/login', write('POST', who))

async function newMember() {
  const member = { email: `ima-${crypto.randomUUID()}@example.org`, password: 'tazi-e-vyarna' }
  const { status } = await timed('/api/users', write('POST', { ...member, fullName: 'Мярка Времева' }))
  if (status !== 201) throw new Error(`no member: ${status}`)
  return member
}

function show(name: string, times: number[]) {
  if (times.length === 0) return
  const at = (share: number) => percentileOf(times, share).toFixed(1)
  console.log(`${name.padEnd(44)} n=${times.length}  p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)} ms`)
}

/** An account is locked after five wrong passwords. */
async function knownAndUnknown() {
  const known: number[] = []
  const unknown: number[] = []
  const statuses = new Set<number>()
  for (let number = 0; number * TRIES_BEFORE_LOCK < Number(pairs); number += 1) {
    const member = await newMember()
    for (let attempt = 0; attempt < TRIES_BEFORE_LOCK; attempt += 1) {
      const sides = [
        { into: known, email: member.email },
        { into: unknown, email: member.email.replace('ima', 'nyama') },
      ]
      // Alternates the order, so that neither side has the warmer machine.
      for (const { into, email } of attempt % 2 ? sides : sides.toReversed()) {
        const { ms, status } = await signIn({ email, password: 'ne-e-tazi' })
        into.push(ms)
        statuses.add(status)
      }
    }
  }
  show('wrong password, known address', known)
  show('wrong password, unknown address', unknown)
  console.log(`statuses: ${[...statuses].join(', ')}`)
}

async function changeDelay() {
  const login = await fetch(`${url}/api/users/login`, write('POST', { email, password }))
  const Cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const found = await fetch(`${url}/api/articles?limit=1`)
  const [article] = ((await found.json()) as { docs: { id: string; excerpt: string }[] }).docs
  if (!article) throw new Error('no published article to change')
  const socket = io(url, { path: '/realtime', transports: ['websocket'] })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  await new Promise((resolve) => socket.emit('join', { room: 'news' }, resolve))
  const fromClick: number[] = []
  const fromAnswer: number[] = []
  for (let number = 0; number < CHANGES; number += 1) {
    const heard = new Promise<number>((resolve) =>
      socket.once('change', (_: LiveMessage) => resolve(performance.now())),
    )
    const since = performance.now()
    await timed(`/api/articles/${article.id}`, write('PATCH', { excerpt: article.excerpt }, { Cookie }))
    const answered = performance.now()
    fromClick.push((await heard) - since)
    fromAnswer.push(Math.max(0, (await heard) - answered))
  }
  socket.close()
  show('change, from sending it to hearing it', fromClick)
  show('change, from its answer to hearing it', fromAnswer)
}

const load = () =>
  console.log(
    `load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')} on ${cpus().length} cores`,
  )
load()
await changeDelay()
await knownAndUnknown()
load()
