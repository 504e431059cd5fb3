import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '#support/until'

const LOOK_MS = 20
/** Longer than a request may take. */
const LIMIT_MS = 45_000

export type Gate = ReturnType<typeof createGate>

/** Lets no new request through while something is compared. */
export function createGate() {
  let isShut = false
  let isOver = false
  let inside = 0
  return {
    /** Null when all is over. */
    pass: async <T>(work: () => Promise<T>): Promise<T | null> => {
      while (isShut && !isOver) await sleep(LOOK_MS)
      if (isOver) return null
      inside += 1
      return work().finally(() => (inside -= 1))
    },
    shut: async () => {
      isShut = true
      await until(() => inside === 0, LIMIT_MS)
    },
    open: () => {
      isShut = false
    },
    end: () => {
      isOver = true
    },
    isOver: () => isOver,
  }
}
