import type pg from 'pg'
import { letterTasks } from '#domain/notifications/letter-kinds'
import { METRICS_JOBS_MAX } from '#domain/running-limits'

/** `later`: its time has not come. `seconds`: since the oldest could be taken. */
export type JobFigures = {
  queue: string
  state: 'waiting' | 'running' | 'later' | 'failed'
  isLetter: boolean
  count: number
  seconds: number
}
type Row = { unheard_seconds: number | null; jobs: JobFigures[] | null }

/** `lastId`: of the changes that this process has heard; null while it has heard of none. */
export async function jobFigures({ database, lastId }: { database: pg.Pool; lastId: number | null }) {
  const { rows } = await database.query<Row>(
    `select
      (select extract(epoch from clock_timestamp() - at)::float8 from changes where id > $1 order by id limit 1)
        as unheard_seconds,
      (select json_agg(figures) from (
        select queue, state, "isLetter", count(*)::int as count, max(seconds)::float8 as seconds from (
          (select queue, task_slug::text = any($2) as "isLetter",
              case when processing then 'running' when wait_until > now() then 'later' else 'waiting' end as state,
              extract(epoch from now() - greatest(created_at, wait_until)) as seconds
            from payload_jobs where has_error is not true and completed_at is null order by created_at limit $3)
          union all
          (select queue, task_slug::text = any($2), 'failed', extract(epoch from now() - updated_at)
            from payload_jobs where has_error limit $3)
        ) listed group by queue, state, "isLetter") figures) as jobs`,
    [lastId, [...letterTasks], METRICS_JOBS_MAX],
  )
  const { unheard_seconds: seconds, jobs } = rows[0]!
  return { unheardSeconds: lastId === null ? null : (seconds ?? 0), jobs: jobs ?? [] }
}
