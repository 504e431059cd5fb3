import { writeSync } from 'node:fs'
import { createLogger } from '../../../src/logger'
import { createServer, type ServerResponse } from 'node:http'
import { provideEnv } from '#env'
import { createShutdown } from '#server/shutdown/shutdown'
import { ownChecks, watchServices } from '#server/health/services'
import { serve } from '#server/start/serve'

/** The whole of the server around a stand-in for Next, which answers /slow when it is asked for /finish. */
provideEnv({ NODE_ENV: 'production' })
const tell = (word: string) => writeSync(1, `${word}\n`)
const waiting: ServerResponse[] = []
const shutdown = createShutdown()
shutdown.listen()
await serve({
  shutdown,
  services: watchServices({ checks: ownChecks(), logger: createLogger('health') }),
  isDev: false,
  start: async () => ({
    upgrades: createServer(),
    close: async () => undefined,
    handle: async ({ url }, response) => {
      tell(`asked ${url}`)
      if (url === '/api/slow') return void waiting.push(response)
      response.end('answered')
      if (url === '/api/finish') for (const one of waiting.splice(0)) one.end('finished')
    },
  }),
})
tell('ready')
