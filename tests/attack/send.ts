import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { frame, rawSocket } from '../support/raw-socket'
import type { Attack, HttpAttack, RawAttack, SocketAttack } from './attack'
import type { World } from './world'

export type Answer = {
  /** Null without an HTTP response. */
  status: number | null
  text: string
  isLate: boolean
}

type Sending = { url: string; world: World; number: number }

const limitMs = 40_000
const rawLimitMs = 2_000
const agent = new Agent({ keepAlive: true, maxSockets: 32 })

export function send(attack: Attack, sending: Sending): Promise<Answer> {
  if (attack.kind === 'http') return sendHttp(attack, sending)
  return attack.kind === 'raw' ? sendBytes(attack, sending) : sendSocket(attack, sending)
}

function sendHttp(
  { method, path, headers, body, caller, isEnding }: HttpAttack,
  { url, world, number }: Sending,
) {
  const cookie = world.cookieOf(caller, isEnding)
  const given = {
    Origin: url,
    'X-Attack': String(number),
    ...(cookie ? { Cookie: cookie } : {}),
    ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  return new Promise<Answer>((resolve) => {
    const gone = () => resolve({ status: null, text: '', isLate: false })
    const { hostname, port } = new URL(url)
    try {
      const request = httpRequest({ hostname, port, method, path, headers: given, agent }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => void chunks.push(chunk))
        response.on('error', gone)
        response.on('close', () =>
          resolve({
            status: response.statusCode ?? null,
            text: `${JSON.stringify(response.headers)}\n${Buffer.concat(chunks).toString('utf8')}`,
            isLate: false,
          }),
        )
      })
      request.setTimeout(limitMs, () => {
        resolve({ status: null, text: '', isLate: true })
        request.destroy()
      })
      request.on('error', gone)
      request.end(body)
    } catch {
      // Node's client refuses invalid requests; the raw part sends them.
      gone()
    }
  })
}

async function sendBytes({ pieces }: RawAttack, { url }: Sending): Promise<Answer> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const chunks: Buffer[] = []
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => void chunks.push(chunk))
  for (const piece of pieces) {
    socket.write(piece)
    if (pieces.length > 1) await wait(5)
  }
  // An incomplete request gets no response.
  await Promise.race([closed, wait(rawLimitMs, null, { ref: false }), answered(chunks)])
  socket.destroy()
  const text = Buffer.concat(chunks).toString('utf8')
  return { status: Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? NaN) || null, text, isLate: false }
}

async function answered(chunks: Buffer[]) {
  for (let round = 0; round < 200; round += 1) {
    if (chunks.length > 0) return wait(20)
    await wait(10, null, { ref: false })
  }
}

const opened = /0\{"sid"|^HTTP\/1\.1 [345]/
const decided = /40\{"sid"|44\{"message"|^HTTP\/1\.1 [345]/
const told = /4377\[/

/** Afterwards sends a valid message, unless the server has closed the connection. */
async function sendSocket(
  { path, headers, auth, frames, caller }: SocketAttack,
  { url, world }: Sending,
): Promise<Answer> {
  const cookie = world.cookieOf(caller)
  const all = [...headers, ...(cookie ? [`Cookie: ${cookie}`] : [])]
  const socket = await rawSocket({ port: Number(new URL(url).port), path, headers: all })
  const late = wait(limitMs, 'late', { ref: false })
  const talk = async () => {
    await socket.heard(opened)
    socket.send(frame({ payload: Buffer.from(`40${auth}`).subarray(0, 60_000) }))
    await socket.heard(decided)
    for (const bytes of frames) socket.send(bytes)
    socket.send(frame({ payload: '4277["join",{"room":"news"}]' }))
    if (frames.some((bytes) => isCutOff(bytes) || isLeaving(bytes))) socket.finish()
    return socket.heard(told)
  }
  const said = await Promise.race([talk(), late])
  socket.close()
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? NaN) || null,
    text: said,
    isLate: said === 'late',
  }
}

/** A disconnect of the namespace; the client gets no further response. */
const isLeaving = (bytes: Buffer) => bytes.equals(frame({ payload: '41' }))

/** The server must read what follows as part of this frame. */
const isCutOff = (bytes: Buffer) => bytes[0] !== 0x81 || bytes.length < 2
