import { io, type Socket } from 'socket.io-client'
import type { LiveMessage } from '#changes/rooms'
import type { JoinAnswer } from '#server/sockets/join'
import { summary } from '../bench/summary'

/** `heard` counts how often each id came; `from` is where the room was joined first. */
type Followed = { from: number | null; at: number; heard: Map<number, number>; reloads: number }

const answerLimitMs = 8_000
const unavailablePauseMs = 1_000

/** One client with its rooms, as a page does it (src/ui/live/channel.ts), but counting what comes twice. */
function follow({ url, rooms, cookie }: { url: string; rooms: string[]; cookie?: string }) {
  const followed = new Map(
    rooms.map((room): [string, Followed] => [room, { from: null, at: 0, heard: new Map(), reloads: 0 }]),
  )
  const away: number[] = []
  let leftAt = 0
  const socket = io(url, {
    path: '/realtime',
    transports: ['websocket'],
    forceNew: true,
    timeout: answerLimitMs,
    extraHeaders: cookie ? { Cookie: cookie } : undefined,
  })

  const hear = ({ room, id }: LiveMessage) => {
    const state = followed.get(room)
    if (!state) return
    state.heard.set(id, (state.heard.get(id) ?? 0) + 1)
    state.at = Math.max(state.at, id)
  }
  socket.on('change', hear)
  socket.on('connect', () => {
    if (leftAt > 0) away.push(performance.now() - leftAt)
    for (const [room, state] of followed) void join({ socket, room, state, hear })
  })
  socket.on('disconnect', (reason) => {
    leftAt = performance.now()
    if (reason === 'io server disconnect') socket.connect()
  })
  return { socket, followed, away }
}

type Join = { socket: Socket; room: string; state: Followed; hear: (message: LiveMessage) => void }

async function join({ socket, room, state, hear }: Join): Promise<void> {
  const { id } = socket
  const since = state.from === null ? undefined : { id: state.at }
  const answer: JoinAnswer | null = await socket
    .timeout(answerLimitMs)
    .emitWithAck('join', { room, since })
    .catch(() => null)
  if (socket.id !== id) return
  if (!answer) return void socket.disconnect().connect()
  if (!answer.ok) {
    if (answer.reason !== 'unavailable') throw new Error(`not let into ${room}: ${answer.reason}`)
    await new Promise((resolve) => setTimeout(resolve, unavailablePauseMs))
    return socket.id === id ? join({ socket, room, state, hear }) : undefined
  }
  for (const message of answer.missed) hear(message)
  state.from ??= answer.at
  state.at = Math.max(state.at, answer.at)
  if (answer.reload) state.reloads += 1
}

type Asked = { url: string; count: number; rooms: string[]; memberRooms: string[]; cookie: string }

/** Every fifth is signed in and in the members' rooms, too. */
export function openFollowers({ url, count, rooms, memberRooms, cookie }: Asked) {
  const followers = Array.from({ length: count }, (_, index) =>
    index % 5 === 0 ? follow({ url, rooms: [...rooms, ...memberRooms], cookie }) : follow({ url, rooms }),
  )
  const states = () => followers.flatMap(({ followed }) => [...followed.values()])

  return {
    areIn: () => states().every(({ from }) => from !== null),
    /** `messages`: all that there was, by the database. */
    compare: (messages: LiveMessage[]) => {
      const ofRoom = new Map<string, number[]>()
      for (const { room, id } of messages) {
        const ids = ofRoom.get(room)
        if (ids) ids.push(id)
        else ofRoom.set(room, [id])
      }
      const counts = { heard: 0, lost: 0, doubled: 0, reloads: 0 }
      for (const { followed } of followers)
        for (const [room, { from, heard, reloads }] of followed) {
          const expected = (ofRoom.get(room) ?? []).filter((id) => id > from!)
          counts.heard += heard.size
          counts.lost += expected.filter((id) => !heard.has(id)).length
          counts.doubled += [...heard.values()].filter((times) => times > 1).length
          counts.reloads += reloads
        }
      return counts
    },
    away: () => summary(followers.flatMap(({ away }) => away)),
    moves: () => followers.reduce((sum, { away }) => sum + away.length, 0),
    close: () => followers.forEach(({ socket }) => socket.close()),
  }
}
