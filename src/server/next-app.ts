import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { env, projectDir } from '#env'
import { shareConfig } from '../shared-config'
import { isApi, openApi } from './api'

/** Pages, panels and the API. */
export type NextApp = {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Never listens; holds Next's upgrade listener. */
  upgrades: Server
  close: () => Promise<void>
}

/** Imported late: NODE_ENV selects React's build on import. */
export async function startNext({ isDev }: { isDev: boolean }): Promise<NextApp> {
  const { default: next } = await import('next')
  const { default: config } = await import('#config')
  shareConfig(config)
  const answerApi = openApi(config)
  // Otherwise Next handles upgrades itself, which has allowed requests to other hosts.
  const upgrades = createServer()
  const app = next({ dev: isDev, dir: projectDir, hostname: env.HOST, port: env.PORT, httpServer: upgrades })
  await app.prepare()
  const answerPage = app.getRequestHandler()
  return {
    handle: (request, response) => (isApi(request) ? answerApi : answerPage)(request, response),
    upgrades,
    close: () => app.close(),
  }
}
