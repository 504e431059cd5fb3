import type { Logger } from 'pino'
import { startPurges } from '#database/statements/web/cache-purges'
import { PURGE_PAUSE_MS, PURGE_RETRY_MAX_SECONDS } from '#domain/running-limits'
import type { ChangeStream } from '../changes/stream'
import { smallPool } from '../health/small-pool'
import { reasonOf } from '../health/service'
import { purgeRound } from './purge-round'
import type { PurgeService } from './send-purge'

export type Purging = ReturnType<typeof startPurging>
type Given = {
  service: PurgeService
  stream: Pick<ChangeStream, 'subscribe'>
  logger: Logger
  databaseUrl?: string
  pauseMs?: number
}

/** The connection waits for the answer of the service, not for PostgreSQL. */
const statementLimitMs = 5_000

/**
 * Tells the cache in front of the site what changes make stale: each change once, by one of the processes
 * (docs/decisions/107-cache-in-front.md).
 */
export function startPurging({ service, stream, logger, databaseUrl, pauseMs = PURGE_PAUSE_MS }: Given) {
  const database = smallPool(statementLimitMs, databaseUrl)
  const figures = { sent: 0, failed: 0 }
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null
  let isAgain = false
  let isClosed = false
  let failures = 0

  const later = (ms: number) => {
    if (isClosed || timer) return
    timer = setTimeout(() => {
      timer = null
      void (running ??= run())
    }, ms).unref()
  }

  const run = async () => {
    isAgain = false
    const next = await round()
    running = null
    if (next !== null || isAgain) later(next ?? pauseMs)
  }

  /** When to look again; null: nothing is left. */
  const round = async (): Promise<number | null> => {
    try {
      await startPurges(database)
      const purged = await purgeRound({ database, service, pauseMs })
      if (!purged) return pauseMs
      if (failures > 0) logger.info({ msg: 'purges are taken again' })
      failures = 0
      if (purged.isSent) figures.sent += 1
      return purged.hasMore ? pauseMs : null
    } catch (error) {
      if (failures === 0) logger.warn({ msg: 'purge not taken', reason: reasonOf(error) })
      failures += 1
      figures.failed += 1
      return Math.min(pauseMs * 2 ** failures, PURGE_RETRY_MAX_SECONDS * 1_000)
    }
  }

  const unsubscribe = stream.subscribe({
    onChange: () => {
      isAgain = true
      if (!running) later(pauseMs)
    },
  })
  // What commands and other processes have changed meanwhile.
  later(0)

  return {
    figures: () => figures,
    close: async () => {
      isClosed = true
      unsubscribe()
      if (timer) clearTimeout(timer)
      await running
      await database.end()
    },
  }
}
