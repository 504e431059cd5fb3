import type { TaskConfig } from 'payload'
import { takeRun } from '#database/statements/jobs/job-runs'

/**
 * Payload only counts waiting jobs, so a second process could repeat finished work
 * (docs/decisions/029-jobs-run-once.md).
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
