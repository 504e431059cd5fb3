import { io, type Socket } from 'socket.io-client'
import type { LiveMessage } from '#changes/rooms'
import { summary } from './summary'

/**
 * One comment to a topic that many watch, each of whom then reads it, on a running site (REQUEST_LIMITS=off):
 * npm run script tests/bench/fan-out.ts http://localhost:3000 member@example.org <password> [watchers = 2000]
 */
const [url = 'http://localhost:3000', email = '', password = '', watchers = '2000'] = process.argv.slice(2)
const AT_ONCE = 100

const headers = { 'Content-Type': 'application/json', Origin: url }
const write = async (path: string, body: unknown, Cookie = '') => {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { ...headers, Cookie } }
  const answer = await fetch(url + path, init)
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

const login = await write('/api/users/login', { email, password })
const Cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
const ask = async (path: string) => (await fetch(url + path, { headers: { Cookie } })).json()
const { docs: categories } = await ask('/api/forum-categories?limit=1')
const topic = await (
  await write('/api/forum-topics', { title: 'Колко четат едновременно?', category: categories[0].id }, Cookie)
).json()
const id: string = topic.doc.id

async function watch(): Promise<Socket> {
  const socket = io(url, {
    path: '/realtime',
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { Cookie },
  })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  const answer = await socket.emitWithAck('join', { room: `topic:${id}` })
  if (!answer.ok) throw new Error(`not let in: ${answer.reason}`)
  return socket
}

const sockets: Socket[] = []
while (sockets.length < Number(watchers))
  sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, watch))))

const heard: number[] = []
const read: number[] = []
const everybody = sockets.map(
  (socket) =>
    new Promise<void>((resolve, reject) =>
      socket.on('change', ({ collection }: LiveMessage) => {
        if (collection !== 'forum-comments') return
        heard.push(performance.now() - since)
        ask(`/api/forum-topics/${id}/comments?newest=1`).then(({ total }) => {
          read.push(performance.now() - since)
          if (total === 1) resolve()
          else reject(new Error(`read ${total} comments`))
        }, reject)
      }),
    ),
)
const since = performance.now()
await write('/api/forum-comments', { topic: id, content: 'Всички.' }, Cookie)
const answered = performance.now() - since
await Promise.all(everybody)
console.log({
  watchers: sockets.length,
  answered: Math.round(answered),
  heard: summary(heard),
  read: summary(read),
})
for (const socket of sockets) socket.close()
await fetch(`${url}/api/forum-topics/${id}`, { method: 'DELETE', headers: { ...headers, Cookie } })
process.exit(0)
