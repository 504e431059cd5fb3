import type { Instrumentation } from 'next'
import { areJobsAlive } from '#domain/time/jobs-alive'
import { noteFailure } from './request-context'
import { sharePayload } from './shared-payload'

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
  const since = new Date()
  sharePayload({
    areJobsAlive: () => areJobsAlive({ timers: payload.crons, since, now: new Date() }),
    finishJobs: (limitMs) => {
      for (const timer of payload.crons) timer.stop()
      const areDone = () => payload.crons.every((timer) => !timer.isBusy())
      return poll({ ask: () => areDone() || null, limitMs })
    },
    destroy: () => payload.destroy(),
  })
}

/** The page shows the request id, which the logger adds, or the `digest` when it was cached. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  noteFailure(error)
  const { createLogger } = await import('./logger')
  const { digest } = error as { digest?: string }
  createLogger('page').error({ msg: 'page failed', err: error, digest, path: routePath })
}
