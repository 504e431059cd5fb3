import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { env, projectDir } from '#env'

export type NextApp = {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Never listens: it only holds Next's upgrade listener, for the upgrades we let through. */
  upgrades: Server
  close: () => Promise<void>
}

/** Next as a part of this server. Imported late: NODE_ENV decides at import which React is loaded. */
export async function startNext({ isDev }: { isDev: boolean }): Promise<NextApp> {
  const { default: next } = await import('next')
  // Left alone, Next takes the real server's upgrades; requests to other hosts have been made through them.
  const upgrades = createServer()
  const app = next({ dev: isDev, dir: projectDir, hostname: env.HOST, port: env.PORT, httpServer: upgrades })
  await app.prepare()
  const handle = app.getRequestHandler()
  return { handle: (request, response) => handle(request, response), upgrades, close: () => app.close() }
}
