import { jobFigures } from '#database/statements/jobs/job-figures'
import { METRICS_COUNTED_SECONDS } from '#domain/running-limits'
import { smallPool } from '../health/small-pool'

export type Counted = Awaited<ReturnType<typeof jobFigures>> & { at: number }

export type Counting = { lastId: () => number; databaseUrl?: string; freshMs?: number }

const limitMs = 2_000

/** What only the database knows: asked at most every 15 seconds, however often it is read; the last answer stays. */
export function countRows({ lastId, databaseUrl, freshMs = METRICS_COUNTED_SECONDS * 1_000 }: Counting) {
  const database = smallPool(limitMs, databaseUrl)
  let known: Counted | null = null
  let askedAt = -Infinity
  let asking: Promise<unknown> | null = null

  const ask = async () => {
    askedAt = performance.now()
    known = { ...(await jobFigures({ database, lastId: lastId() || null })), at: performance.now() }
  }

  return {
    /** Null before the first answer. */
    read: async (): Promise<Counted | null> => {
      if (performance.now() - askedAt > freshMs)
        asking ??= ask()
          .catch(() => undefined)
          .finally(() => (asking = null))
      await asking
      return known
    },
    close: () => database.end(),
  }
}
