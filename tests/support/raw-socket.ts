import { connect, type Socket } from 'node:net'

type Opening = { port: number; path: string; headers?: string[] }

export const websocketHeaders = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
]

/** Sends headers and frames unchanged. */
export async function rawSocket({ port, path, headers = websocketHeaders }: Opening) {
  let received = Buffer.alloc(0)
  let isClosed = false
  let wake = () => undefined as void
  const socket: Socket = connect(port, 'localhost')
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    wake()
  })
  socket.on('close', () => {
    isClosed = true
    wake()
  })
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()).once('close', () => resolve()))
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${headers.join('\r\n')}\r\n\r\n`, 'latin1')

  return {
    send: (bytes: Buffer) => void socket.write(bytes),
    /** Half-closes, so that the server does not wait for the rest. */
    finish: () => void socket.end(),
    heard: async (what: RegExp): Promise<string> => {
      while (!isClosed && !what.test(received.toString('latin1')) && !saysGoodbye(received)) {
        await new Promise<void>((resolve) => (wake = resolve))
      }
      return received.toString('utf8')
    },
    close: () => void socket.destroy(),
  }
}

const headEnd = '\r\n\r\n'
const goodbye = 8

function saysGoodbye(received: Buffer): boolean {
  const head = received.indexOf(headEnd)
  let at = head === -1 ? received.length : head + headEnd.length
  while (at + 1 < received.length) {
    if ((received[at]! & 15) === goodbye) return true
    const short = received[at + 1]! & 127
    at += short === 126 ? 4 + received.readUInt16BE(at + 2) : 2 + short
  }
  return false
}

type Frame = { opcode?: number; isLast?: boolean; isMasked?: boolean; payload: string | Buffer }

/** A mask of zeros keeps the text readable. */
export function frame({ opcode = 1, isLast = true, isMasked = true, payload }: Frame): Buffer {
  const bytes = Buffer.from(payload)
  const mask = isMasked ? 0x80 : 0
  const length =
    bytes.length < 126
      ? Buffer.from([mask | bytes.length])
      : Buffer.from([mask | 126, (bytes.length >> 8) & 255, bytes.length & 255])
  return Buffer.concat([
    Buffer.from([(isLast ? 0x80 : 0) | opcode]),
    length,
    ...(isMasked ? [Buffer.alloc(4)] : []),
    bytes,
  ])
}
