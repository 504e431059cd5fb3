import type { Registry } from 'prom-client'
import type { JobFigures } from '#database/statements/jobs/job-figures'
import type { Counted, countRows } from './counted-rows'
import { addFigure, type Value } from './figure'

type Rows = Pick<ReturnType<typeof countRows>, 'read'>

/** What only the database knows; nothing before its first answer. */
export function addRowFigures(registry: Registry, rows: Rows) {
  const add = (name: string, help: string, valuesOf: (counted: Counted) => Value[]) =>
    addFigure(registry, {
      name,
      help,
      type: 'gauge',
      read: async () => {
        const counted = await rows.read()
        return counted ? valuesOf(counted) : []
      },
    })

  add('bg_de_counted_age_seconds', 'Since the figures that need the database were counted', ({ at }) => [
    { value: (performance.now() - at) / 1_000 },
  ])
  add('bg_de_outbox_lag_seconds', 'Age of the oldest change that this process has not heard', (counted) =>
    counted.unheardSeconds === null ? [] : [{ value: counted.unheardSeconds }],
  )
  add('bg_de_jobs', 'Jobs by queue and state', ({ jobs }) =>
    summed(jobs, ({ queue, state }) => ({ queue, state })),
  )
  add('bg_de_jobs_oldest_seconds', 'Since the oldest waiting job of a queue could be taken', ({ jobs }) =>
    queuesOf(jobs).map((queue) => {
      const waiting = jobs.filter((job) => job.queue === queue && job.state === 'waiting')
      return { labels: { queue }, value: Math.max(0, ...waiting.map(({ seconds }) => seconds)) }
    }),
  )
  add('bg_de_letters', 'waiting: under way or put off; unsent: given up', ({ jobs }) => {
    const letters = jobs.filter(({ isLetter }) => isLetter)
    const countOf = (isUnsent: boolean) =>
      letters
        .filter(({ state }) => (state === 'failed') === isUnsent)
        .reduce((sum, { count }) => sum + count, 0)
    return [
      { labels: { state: 'waiting' }, value: countOf(false) },
      { labels: { state: 'unsent' }, value: countOf(true) },
    ]
  })
}

const queuesOf = (jobs: JobFigures[]) => [...new Set(jobs.map(({ queue }) => queue))]

function summed(jobs: JobFigures[], labelsOf: (job: JobFigures) => Record<string, string>): Value[] {
  const sums = new Map<string, Value>()
  for (const job of jobs) {
    const labels = labelsOf(job)
    const key = JSON.stringify(labels)
    sums.set(key, { labels, value: (sums.get(key)?.value ?? 0) + job.count })
  }
  return [...sums.values()]
}
