import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import { type LetterTask, letterTasks } from '#domain/notifications/letter-kinds'

/** `to` is masked; `cancelled` says the same to Payload as `has_error`. */
export type LetterFailure = { cancelled: true; message: string; to: string | null; isRefused: boolean }

export type FailedLetter = {
  id: string
  task: LetterTask
  input: unknown
  error: Partial<LetterFailure> | null
  orderedAt: string
  failedAt: string
}

const listOf = (ids: readonly string[]) => `{${ids.join(',')}}`
const isGivenUp = sql`has_error and task_slug::text in ${[...letterTasks]}`

/** True for one of equal orders that are under way: the oldest. The others end when it has been sent. */
export async function isFirstOrder(connection: Connection, id: string): Promise<boolean> {
  const older = await runSql(
    connection,
    sql`select 1 from payload_jobs mine join payload_jobs other
        on other.input = mine.input and other.task_slug = mine.task_slug and other.id <> mine.id
      where mine.id = ${id} and other.completed_at is null and other.has_error is not true
        and (other.created_at, other.id) < (mine.created_at, mine.id) limit 1`,
  )
  return older.length === 0
}

/** Payload logs each try with all that the job was given. */
export const dropTries = (connection: Connection, ids: readonly string[]) =>
  runSql(connection, sql`delete from payload_jobs_log where _parent_id = any(${listOf(ids)}::uuid[])`)

export const giveUp = (connection: Connection, { id, failure }: { id: string; failure: LetterFailure }) =>
  runSql(
    connection,
    sql`update payload_jobs set has_error = true, processing = false, wait_until = null, updated_at = now(),
        total_tried = coalesce(total_tried, 0) + 1, error = ${JSON.stringify(failure)}::jsonb where id = ${id}`,
  )

/** Those given up last come first. */
export const failedLetters = (connection: Connection, { limit, id }: { limit: number | null; id?: string }) =>
  runSql<FailedLetter>(
    connection,
    sql`select id, task_slug as task, input, error, to_json(created_at)#>>'{}' as "orderedAt",
        to_json(updated_at)#>>'{}' as "failedAt"
      from payload_jobs where ${isGivenUp} ${id === undefined ? sql`` : sql`and id = ${id}`}
      order by updated_at desc, id limit ${limit}`,
  )

export async function countFailedLetters(connection: Connection): Promise<number> {
  const [row] = await runSql<{ count: number }>(
    connection,
    sql`select count(*)::int as count from payload_jobs where ${isGivenUp}`,
  )
  return row!.count
}

/** As if they were ordered now. Returns those that were still there. */
export async function orderAgain(connection: Connection, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  await dropTries(connection, ids)
  const again = await runSql<{ id: string }>(
    connection,
    sql`update payload_jobs set has_error = false, error = null, wait_until = null, total_tried = 0,
        created_at = now(), updated_at = now() where ${isGivenUp} and id = any(${listOf(ids)}::uuid[]) returning id`,
  )
  return again.map(({ id }) => id)
}

/** Null when it is not there any more. */
export async function dropFailedLetter(connection: Connection, id: string): Promise<LetterTask | null> {
  const [row] = await runSql<{ task: LetterTask }>(
    connection,
    sql`delete from payload_jobs where ${isGivenUp} and id = ${id} returning task_slug as task`,
  )
  return row?.task ?? null
}
