/** What is counted inside Next's bundle and told, and closed, outside of it: each has its own copy of our modules. */
type Figures = { lettersSent: number; lettersNotTaken: number; pools: Set<CountedPool> }
export type CountedPool = {
  purpose: string
  ended: boolean
  totalCount: number
  idleCount: number
  waitingCount: number
  options: { max: number }
  close: () => Promise<unknown>
}

const figuresKey = Symbol.for('bg-de.figures')
const shared = globalThis as { [figuresKey]?: Figures }

export const processFigures = (shared[figuresKey] ??= {
  lettersSent: 0,
  lettersNotTaken: 0,
  pools: new Set(),
})
