import type { Instrumentation } from 'next'
import { areJobsAlive } from '#domain/time/jobs-alive'
import { noteFailure } from './request-context'

const jobsKey = Symbol.for('bg-de.jobs')
const finishKey = Symbol.for('bg-de.finish-jobs')
const shutdownKey = Symbol.for('bg-de.shutdown')

type Shared = {
  [jobsKey]?: () => boolean
  [finishKey]?: (limitMs: number) => Promise<unknown>
  [shutdownKey]?: (() => Promise<void>)[]
}

/** Starts Payload and its job runner once per process. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ getPayload }, { default: config }, { keepSteady }, { warnOfMissingPublisher }, { poll }] =
    await Promise.all([
      import('payload'),
      import('#config'),
      import('#domain/time/steady-timers'),
      import('./features/legal/publisher'),
      import('#database/start/poll'),
    ])
  const payload = await getPayload({ config, cron: true })
  keepSteady(payload.crons, Date.now)
  await warnOfMissingPublisher(payload)
  const shared = globalThis as Shared
  const since = new Date()
  shared[jobsKey] = () => areJobsAlive({ timers: payload.crons, since, now: new Date() })
  shared[finishKey] = (limitMs) => {
    for (const timer of payload.crons) timer.stop()
    const areDone = () => payload.crons.every((timer) => !timer.isBusy())
    return poll({ ask: () => areDone() || null, limitMs })
  }
  ;(shared[shutdownKey] ??= []).push(() => payload.destroy())
}

/** The page shows the request id, which the logger adds, or the `digest` when it was cached. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  noteFailure(error)
  const { createLogger } = await import('./logger')
  const { digest } = error as { digest?: string }
  createLogger('page').error({ msg: 'page failed', err: error, digest, path: routePath })
}
