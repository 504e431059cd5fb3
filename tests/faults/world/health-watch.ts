import { setTimeout as sleep } from 'node:timers/promises'

const EVERY_MS = 250
const LIMIT_MS = 10_000

export type Said = {
  port: number
  asked: number
  answered: number
  /** Null: no answer. */
  status: number | null
  database?: string
  storage?: string
  mail?: string
  realtime?: string
  jobs?: string
}

/** Asks each process all along. */
export function watchHealth(ports: readonly number[]) {
  const said: Said[] = []
  let isOver = false

  const watch = async (port: number) => {
    while (!isOver) {
      const asked = performance.now()
      const answer = await ask(port)
      said.push({ port, asked, answered: performance.now(), ...answer })
      await sleep(Math.max(0, asked + EVERY_MS - performance.now()))
    }
  }
  const watching = ports.map(watch)
  return {
    said: said as readonly Said[],
    /** Whether each process said so last, and after that moment. */
    areAllUp: (since: number) =>
      ports.every((port) => {
        const last = said.findLast((one) => one.port === port)
        return last !== undefined && last.asked > since && isUp(last)
      }),
    stop: async () => {
      isOver = true
      await Promise.all(watching)
    },
  }
}

const isUp = ({ database, realtime, jobs }: Said) => [database, realtime, jobs].every((part) => part === 'up')

async function ask(port: number): Promise<Omit<Said, 'port' | 'asked' | 'answered'>> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS)
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { signal })
    return { ...((await answer.json()) as object), status: answer.status }
  } catch {
    return { status: null }
  }
}
