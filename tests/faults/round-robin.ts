import { Agent, createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

type Target = { port: number; agent: Agent; isUp: boolean; failures: number }

const askEveryMs = 1_000
const answerLimitMs = 5_000
/** In a row, as load balancers have it: one slow answer is no reason. */
const failuresUntilDown = 3
const host = '127.0.0.1'

/** A load balancer at its plainest: in turn, to whoever is healthy, each request once. */
export async function roundRobin({ port, targets: ports }: { port: number; targets: number[] }) {
  const targets = ports.map((target): Target => ({
    port: target,
    agent: new Agent({ keepAlive: true }),
    isUp: false,
    failures: 0,
  }))
  let turn = 0

  const next = (): Target | null => {
    const up = targets.filter(({ isUp }) => isUp)
    turn += 1
    return up[turn % up.length] ?? null
  }

  const server = createServer((request, response) => {
    const target = next()
    if (target) pass(target, request, response)
    else response.writeHead(503, { 'X-Proxy': 'none is up' }).end()
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const target = next()
    if (target) tunnel(target, request, socket, head)
    else socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  const asking = setInterval(() => targets.forEach((target) => void ask(target)), askEveryMs)

  return {
    url: `http://${host}:${port}`,
    isUp: (target: number) => targets.some((one) => one.port === target && one.isUp),
    close: () => {
      clearInterval(asking)
      server.close()
      server.closeAllConnections()
      for (const { agent } of targets) agent.destroy()
    },
  }
}

async function ask(target: Target) {
  const signal = AbortSignal.timeout(answerLimitMs)
  const isWell = await fetch(`http://${host}:${target.port}/api/ready`, { signal })
    .then(async (answer) => {
      await answer.arrayBuffer()
      return answer.ok
    })
    .catch(() => false)
  target.failures = isWell ? 0 : target.failures + 1
  if (isWell) target.isUp = true
  else if (target.failures >= failuresUntilDown) target.isUp = false
}

function pass({ port, agent }: Target, request: IncomingMessage, response: ServerResponse) {
  const { method, url: path, headers } = request
  const asked = send({ host, port, agent, method, path, headers }, (answer) => {
    const { connection: _connection, 'keep-alive': _keepAlive, ...given } = answer.headers
    response.writeHead(answer.statusCode!, given)
    answer.pipe(response)
    answer.on('aborted', () => response.destroy())
  })
  asked.on('error', (error: NodeJS.ErrnoException) => {
    if (response.headersSent) response.destroy()
    else response.writeHead(502, { 'X-Proxy': `${error.code ?? error.message} from ${port}` }).end()
  })
  request.pipe(asked)
}

function tunnel({ port }: Target, { url, rawHeaders }: IncomingMessage, near: Duplex, head: Buffer) {
  const far = connect(port, host)
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []))
  far.write(`GET ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  far.write(head)
  near.pipe(far).pipe(near)
  near.on('error', () => far.destroy()).on('close', () => far.destroy())
  far.on('error', () => near.destroy()).on('close', () => near.destroy())
}
