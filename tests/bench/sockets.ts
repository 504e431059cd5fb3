import { io, type Socket } from 'socket.io-client'
import type { LiveMessage } from '#changes/rooms'
import { SOCKETS_PER_ADDRESS } from '#domain/limits'
import { newAddress } from './ask'

const AT_ONCE = 50
const limitMs = 30_000

type Asked = { url: string; count: number; room: string; cookie: string }

/** As many from one address as it may have. */
export async function openSockets({ url, count, room, cookie }: Asked) {
  const sockets: Socket[] = []
  let from = ''
  while (sockets.length < count) {
    const several = Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, (_, place) => {
      if ((sockets.length + place) % SOCKETS_PER_ADDRESS === 0) from = newAddress()
      return openSocket({ url, room, cookie, from })
    })
    sockets.push(...(await Promise.all(several)))
  }
  return {
    /** When each has heard the last message of the work, from its beginning on. */
    hearing: async (isLast: (message: LiveMessage) => boolean, work: () => Promise<unknown>) => {
      const since = performance.now()
      const all = Promise.all(sockets.map((socket) => heard(socket, isLast)))
      await work()
      return (await all).map((at) => at - since)
    },
    /** What the first hears until the last message. */
    messages: async (isLast: (message: LiveMessage) => boolean, work: () => Promise<unknown>) => {
      const messages: LiveMessage[] = []
      const note = (message: LiveMessage) => void messages.push(message)
      sockets[0]!.on('change', note)
      await Promise.all([heard(sockets[0]!, isLast), work()])
      sockets[0]!.off('change', note)
      return messages
    },
    close: () => sockets.forEach((socket) => socket.close()),
  }
}

async function openSocket({
  url,
  room,
  cookie,
  from,
}: Omit<Asked, 'count'> & { from: string }): Promise<Socket> {
  const options = { path: '/realtime', transports: ['websocket'], forceNew: true, reconnection: false }
  const socket = io(url, {
    ...options,
    localAddress: from,
    extraHeaders: { Cookie: cookie },
  } as typeof options)
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject))
  const answer = (await socket.timeout(limitMs).emitWithAck('join', { room })) as {
    ok: boolean
    reason?: string
  }
  if (!answer.ok) throw new Error(`not let in: ${answer.reason}`)
  return socket
}

function heard(socket: Socket, isLast: (message: LiveMessage) => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const end = () => {
      socket.off('change', hear)
      clearTimeout(timer)
    }
    const timer = setTimeout(() => (end(), reject(new Error('a socket heard nothing'))), limitMs)
    const hear = (message: LiveMessage) => {
      if (!isLast(message)) return
      end()
      resolve(performance.now())
    }
    socket.on('change', hear)
  })
}
