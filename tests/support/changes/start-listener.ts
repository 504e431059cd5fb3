import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Change } from '#changes/change'
import { spawnScript } from '#server/start/spawn-script'
import { until } from '../until'

export async function startListener(databaseUrl: string) {
  const child = spawnScript({
    script: 'tests/support/changes/listener.ts',
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const heard: Change[] = []
  const state = { isReady: false, losses: 0 }
  createInterface({ input: child.stdout! }).on('line', (line) => {
    if (line === 'ready') state.isReady = true
    else if (line === 'lost') state.losses += 1
    else heard.push(JSON.parse(line) as Change)
  })
  await until(() => state.isReady)
  return {
    heard,
    losses: () => state.losses,
    stop: async () => {
      child.stdin!.end()
      await exit
    },
  }
}
