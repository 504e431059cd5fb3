import type { PayloadRequest, TaskConfig } from 'payload'
import { takeRun } from '#database/statements/jobs/job-runs'
import { steadyDue } from '#domain/time/steady-due'

/** Asked first, where there is mostly nothing to do: a run costs a row and lines of the log. */
type Options = { isNeeded?: (req: PayloadRequest) => Promise<boolean> }

type Scheduled = Required<Pick<TaskConfig, 'schedule' | 'retries'>>

/** A week would pass before the next digest. */
const retries = { attempts: 3, backoff: { type: 'exponential', delay: 10_000 } } as const

/**
 * Payload only counts waiting jobs, so a second process could repeat finished work
 * (docs/decisions/029-jobs-run-once.md).
 */
export const dueAt = (cron: string, { isNeeded }: Options = {}): Scheduled => ({
  retries,
  schedule: [
    {
      cron,
      queue: 'default',
      hooks: {
        beforeSchedule: async ({ queueable: { taskConfig, waitUntil }, req }) => {
          const now = new Date()
          const due = steadyDue({ cron, due: waitUntil ?? now, now })
          const isWanted = !isNeeded || (await isNeeded(req))
          const isFirst = isWanted && taskConfig ? await takeRun(req, { task: taskConfig.slug, due }) : false
          return { shouldSchedule: isFirst, input: {}, waitUntil: due }
        },
      },
    },
  ],
})
