import { loadavg } from 'node:os'
import { runScript } from '#server/start/child'
import { summary } from './summary'

/** Measures loading the configuration: `npm run script tests/bench/loads.ts [times = 200]`. */
const times = Number(process.argv[2] ?? 200)
const limit = { minutes: 3, kind: 'server', step: 'Зареждане' } as const
const wall: number[] = []
const cpu: number[] = []
let failed = 0

for (let load = 0; load < times; load += 1) {
  const since = performance.now()
  const result = await runScript({ script: 'tests/bench/load-once.ts', limit }).catch(() => null)
  if (result?.isOk) {
    wall.push(performance.now() - since)
    cpu.push((JSON.parse(result.stdout) as { cpuMs: number }).cpuMs)
  } else failed += 1
}
console.log({ times, failed, wall: summary(wall), cpu: summary(cpu), loadAverage: loadavg() })
process.exit(failed > 0 ? 1 : 0)
