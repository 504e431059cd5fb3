import { readFileSync } from 'node:fs'
import { medianOf } from './results'

const EVERY_MS = 1_000
const LINUX_KB = 1_024

/** The resident memory of one process, without its children, once a second. */
export function watchResident(pid: number) {
  const samples: { at: number; megabytes: number }[] = []
  const timer = setInterval(() => {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
    samples.push({ at: performance.now(), megabytes: (Number(kilobytes) * LINUX_KB) / 1e6 })
  }, EVERY_MS)
  return {
    /** Megabytes, median of the samples of so many milliseconds until now: each garbage collection moves it. */
    ofLast: (ms: number) => {
      const from = performance.now() - Math.max(ms, 2 * EVERY_MS)
      return medianOf(samples.filter(({ at }) => at > from).map(({ megabytes }) => megabytes))
    },
    stop: () => clearInterval(timer),
  }
}
