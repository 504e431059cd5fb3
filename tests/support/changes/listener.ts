import { writeSync } from 'node:fs'
import pino from 'pino'
import { createChangeStream } from '#server/changes/stream'

/** Prints changes as JSON, `ready` when listening and `lost` when disconnected. */
const stream = createChangeStream({ url: process.env.DATABASE_URL!, logger: pino({ level: 'silent' }) })
const print = (line: string) => writeSync(1, `${line}\n`)
stream.subscribe({ onChange: (change) => print(JSON.stringify(change)), onLost: () => print('lost') })

const wait = setInterval(() => {
  if (!stream.isUp()) return
  print('ready')
  clearInterval(wait)
}, 10)
process.stdin.on('close', () => void stream.close().then(() => process.exit(0))).resume()
