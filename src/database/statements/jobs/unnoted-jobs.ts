import type { PostgresAdapter } from '@payloadcms/db-postgres'

/** More than that is no bad moment of the database. */
const TRIES_MAX = 10
const PAUSE_MS = 10_000

type Written = {
  hasError?: boolean
  error?: { stack?: string; cancelled?: boolean } | null
  /** Of the task: it has failed, and what it says counts. */
  log?: unknown
  totalTried?: number
}

/**
 * Payload gives a job up for good when it could not write down how the task went, as while the disk is full. It goes
 * back to the queue instead (docs/decisions/029-jobs-run-once.md).
 */
export function keepUnnotedJobs(adapter: PostgresAdapter) {
  const updateJobs = adapter.updateJobs.bind(adapter)
  adapter.updateJobs = (args) => {
    if (isUnnoted(args.data)) {
      const waitUntil = new Date(Date.now() + PAUSE_MS).toISOString()
      Object.assign(args.data, { hasError: false, error: null, waitUntil })
    }
    return updateJobs(args)
  }
}

const isUnnoted = ({ hasError, error, log, totalTried = 0 }: Written) =>
  hasError === true && Boolean(error?.stack) && !error?.cancelled && !log && totalTried <= TRIES_MAX
