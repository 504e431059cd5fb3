/** Told by /metrics; the pools are closed when the process ends. Next's bundles would have a copy that nobody reads. */
export const processFigures = { lettersSent: 0, lettersNotTaken: 0, pools: new Set<CountedPool>() }

export type CountedPool = {
  purpose: string
  ended: boolean
  totalCount: number
  idleCount: number
  waitingCount: number
  options: { max: number }
  close: () => Promise<unknown>
}
