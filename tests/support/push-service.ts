import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import ece from 'http_ece'

type Received = { path: string; headers: IncomingHttpHeaders; message: Record<string, string> }

/** A push service on this machine, with as many browsers as wanted. It decrypts what it gets. */
export async function openPushService() {
  const browsers = new Map<string, ReturnType<typeof keyPair>>()
  const received: Received[] = []
  let answerWith = 201
  let keepsConnections = true
  const used = new WeakSet<Socket>()
  const server = createServer((request, response) => {
    if (!keepsConnections && used.has(request.socket)) return void request.socket.destroy()
    used.add(request.socket)
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      const keys = browsers.get(path)
      if (keys) received.push({ path, headers: request.headers, message: opened(Buffer.concat(parts), keys) })
      response.writeHead(keys ? answerWith : 410, { Location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    received,
    /** As `PushSubscription.toJSON()` of a new browser gives it. */
    newBrowser: () => {
      const path = `/push/${randomBytes(8).toString('hex')}`
      const keys = keyPair()
      browsers.set(path, keys)
      const told = () => received.filter((one) => one.path === path).map(({ message }) => message)
      return { endpoint: `http://localhost:${port}${path}`, keys: keys.shown, told }
    },
    answer: (status: number) => (answerWith = status),
    /** False: drops a connection when it is used again, as a service does whose patience ran out meanwhile. */
    keepConnections: (keeps: boolean) => (keepsConnections = keeps),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function keyPair() {
  const privateKey = createECDH('prime256v1')
  const authSecret = randomBytes(16)
  const p256dh = privateKey.generateKeys().toString('base64url')
  return { privateKey, authSecret, shown: { p256dh, auth: authSecret.toString('base64url') } }
}

const opened = (body: Buffer, { privateKey, authSecret }: ReturnType<typeof keyPair>) =>
  JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey, authSecret }).toString()) as Record<
    string,
    string
  >
