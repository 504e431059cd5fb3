import type { ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { stopWithNpm } from '#server/shutdown/npm-watch'
import { spawnScript } from '#server/start/spawn-script'

/**
 * The site with hot reload of its pages. What it reads at its start, configuration and server, starts it anew when it
 * changes (docs/decisions/110-one-configuration.md).
 */
const readAtStart = [
  ...['payload.config.ts', 'access', 'collections', 'hooks'],
  ...['src/changes', 'src/database', 'src/jobs', 'src/server'],
]

let site: ChildProcess | null = null
let next: 'start' | 'end' | 'wait' = 'end'
let isEnding = false

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(signal))
stopWithNpm(() => end('SIGTERM'))
for (const path of readAtStart) watch(path, { recursive: true }, startAnew)
start()

function start() {
  site = spawnScript({
    script: 'src/server/main.ts',
    args: ['--dev'],
    stdio: ['inherit', 'inherit', 'inherit'],
  })
  site.once('exit', (code) => {
    site = null
    if (next === 'end') process.exit(code ?? 1)
    // A mistake in what was changed: the next change may mend it.
    const isAsked = next === 'start'
    next = 'wait'
    if (isAsked) start()
  })
}

function startAnew() {
  if (isEnding || next === 'start') return
  if (!site) return start()
  next = 'start'
  site.kill('SIGTERM')
}

function end(signal: NodeJS.Signals) {
  isEnding = true
  next = 'end'
  if (site) site.kill(signal)
  else process.exit(0)
}
