import { startTexts } from '#texts/start/start'
import { createLogger } from '../../logger'

type Step = {
  name: string
  run: () => Promise<unknown>
  /** Synchronous cleanup, also done on an immediate exit. */
  urgent?: () => void
  limitMs: number
}

export type Shutdown = ReturnType<typeof createShutdown>

const totalLimitMs = 9_500
/** Ctrl-C may arrive twice (terminal and npm); only a later one means "at once". */
const sameSignalMs = 1_000

/** Undoes the start in reverse order, within ten seconds; on SIGTERM announced before (docs/decisions/104-rolling-restart.md). */
export function createShutdown() {
  const steps: Step[] = []
  const aborting = new AbortController()
  let startedAt: number | null = null
  let announcement: (() => Promise<unknown>) | null = null

  const exitNow = (exitCode: number) => {
    for (const { urgent } of steps.toReversed()) urgent?.()
    process.exit(exitCode)
  }

  const finish = async (exitCode: number, { isAnnounced = false } = {}) => {
    if (startedAt !== null) return
    startedAt = performance.now()
    if (isAnnounced) await announcement?.()
    setTimeout(() => exitNow(exitCode), totalLimitMs).unref()
    aborting.abort()
    for (const step of steps.toReversed()) await runWithin(step)
    if (exitCode === 0) console.log(startTexts.stopped)
    process.exit(exitCode)
  }

  /** Only SIGTERM comes from what restarts processes behind a proxy; the others are a terminal's. */
  const onSignal = (signal: NodeJS.Signals) => {
    if (startedAt === null) {
      console.log(`\n${startTexts.stopping}`)
      void finish(0, { isAnnounced: signal === 'SIGTERM' })
    } else if (performance.now() - startedAt > sameSignalMs) exitNow(130)
  }

  return {
    add: (step: Step) => steps.push(step),
    /** While all goes on. */
    announce: (run: () => Promise<unknown>) => {
      announcement = run
    },
    signal: aborting.signal,
    finish,
    hasStarted: () => startedAt !== null,
    listen: () => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
      // Writing to a closed terminal must not crash the shutdown.
      for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
    },
  }
}

async function runWithin({ name, run, limitMs }: Step) {
  const logger = createLogger('shutdown')
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), limitMs)
  })
  try {
    if ((await Promise.race([run(), late])) === 'late')
      logger.warn({ msg: 'shutdown step took too long', step: name })
  } catch (err) {
    logger.warn({ msg: 'shutdown step failed', step: name, err })
  } finally {
    clearTimeout(timer)
  }
}
