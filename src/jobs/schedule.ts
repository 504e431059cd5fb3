import type { TaskConfig } from 'payload'
import { takeRun } from '#database/statements/jobs/job-runs'

/**
 * When a task is due, by a cron of six fields in the server's time. Every process looks after the schedule, and Payload
 * only counts the jobs that wait: a second process can come when the first has already done the work. Here each
 * moment is given out once (docs/decisions/029-jobs-run-once.md).
 */
export const dueAt = (cron: string): NonNullable<TaskConfig['schedule']> => [
  {
    cron,
    queue: 'default',
    hooks: {
      beforeSchedule: async ({ queueable: { taskConfig, waitUntil }, req }) => {
        const due = waitUntil ?? new Date()
        const isFirst = taskConfig ? await takeRun(req, { task: taskConfig.slug, due }) : false
        return { shouldSchedule: isFirst, input: {}, waitUntil: due }
      },
    },
  },
]
