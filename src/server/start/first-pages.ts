import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { poll } from '#database/start/poll'
import { routes } from '#domain/routes'

type FirstPages = {
  draw: (path: string) => Promise<unknown>
  pages: readonly string[]
  /** Without changes being heard no page is kept. */
  hearsChanges: () => boolean
  signal: AbortSignal
  logger: Logger
  limitMs?: number
}

/** The first page starts Payload and its jobs, each loads its part of the code. */
export const firstPages = [
  routes.home,
  routes.news,
  routes.forum,
  routes.feed,
  routes.events,
  routes.contacts,
] as const

const usualLimitMs = 20_000

/** Before the port opens, so that nobody waits for a cold process. It opens in any case when the limit is over. */
export async function drawFirstPages({ pages, signal, logger, limitMs = usualLimitMs, ...how }: FirstPages) {
  const since = performance.now()
  const over = new AbortController()
  const result = await Promise.race([
    drawAll({ ...how, pages, limitMs, logger, over: over.signal }).then(() => 'drawn' as const),
    pause(limitMs, 'late' as const, { signal, ref: false }),
  ])
    .catch((err: unknown) => {
      signal.throwIfAborted()
      logger.warn({ msg: 'first pages not drawn', err })
    })
    .finally(() => over.abort())
  const ms = Math.round(performance.now() - since)
  if (result === 'drawn') logger.debug({ msg: 'first pages drawn', ms })
  if (result === 'late') logger.warn({ msg: 'first pages not drawn in time', ms })
}

type Drawing = Omit<FirstPages, 'signal'> & { limitMs: number; over: AbortSignal }

async function drawAll({ draw, pages, hearsChanges, logger, limitMs, over }: Drawing) {
  await poll({ ask: () => hearsChanges() || over.aborted || null, limitMs })
  for (const page of pages) {
    if (over.aborted) return
    const since = performance.now()
    await draw(page)
    logger.debug({ msg: 'first page drawn', path: page, ms: Math.round(performance.now() - since) })
  }
}
