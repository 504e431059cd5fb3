import { createServer } from 'node:http'
import { writeSync } from 'node:fs'
import pino from 'pino'
import { env } from '#env'
import { createChangeStream } from '#server/changes/stream'
import type { NextApp } from '#server/next-app'
import { attachRealtime } from '#server/sockets/realtime'
import { openAccounts } from '#server/sockets/accounts'
import { until } from '../until'

/** Prints `ready` when it accepts sockets. */
const server = createServer((_, response) => response.end())
const stream = createChangeStream({ url: env.DATABASE_URL!, logger: pino({ level: 'silent' }) })
const next = { upgrades: createServer() } as unknown as NextApp
attachRealtime({ server, next, stream, accounts: openAccounts(), isDev: false })
await until(stream.isUp)
server.listen(env.PORT, 'localhost', () => writeSync(1, 'ready\n'))
process.stdin.on('close', () => process.exit(0)).resume()
