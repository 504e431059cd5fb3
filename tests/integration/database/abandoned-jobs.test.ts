import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { deferred } from '#database/connection/deferred'
import { inTransaction } from '#database/connection/in-transaction'
import { runSql } from '#database/connection/sql'
import { notedTask } from '#database/statements/jobs/jobs-in-hand'
import { env } from '#env'
import { notificationsOf } from '#support/events'
import { signedInMember } from '#support/members'
import { twoRunners } from '#support/runners'

let runners: [Payload, Payload]
beforeAll(async () => {
  runners = await twoRunners()
})

it('a round of a schedule that failed is tried again', async () => {
  const change = (statement: string) => runSql({ payload: runners[0] }, sql.raw(statement))
  const left = () =>
    change(`select has_error, wait_until > now() as later from payload_jobs where queue = 'failing'`)
  await runners[0].jobs.queue({ task: 'purgeNotifications', queue: 'failing', input: {} })
  await change('alter table notifications rename to notifications_away')
  await runners[0].jobs.run({ queue: 'failing', silent: true })
  await change('alter table notifications_away rename to notifications')
  expect(await left()).toEqual([{ has_error: false, later: true }])
  await change(`update payload_jobs set wait_until = now() - interval '1 second' where queue = 'failing'`)
  await runners[0].jobs.run({ queue: 'failing' })
  expect(await left()).toEqual([])
})

describe('an abandoned job is done', () => {
  it('by another process when its own has disappeared', async () => {
    const member = await signedInMember()
    const notice = { type: 'event_seat', title: 'Изоставено', message: 'Текст', data: {} }
    const input = { members: [member.id], notice }
    const { id } = await runners[0].jobs.queue({ task: 'tellMembers', queue: 'left', input })
    const take = (minutes: number) =>
      runSql(
        { payload: runners[0] },
        sql`update payload_jobs set processing = true, updated_at = now() - make_interval(mins => ${minutes})
          where id = ${id}`,
      )
    await take(5)
    await runners[1].jobs.run({ queue: 'left' })
    expect(await notificationsOf(member)).toEqual([])
    await take(16)
    await runners[1].jobs.run({ queue: 'left' })
    expect(await notificationsOf(member)).toMatchObject([{ title: 'Изоставено' }])
  })

  it('by another process within minutes when its own has no connection any more', async () => {
    const member = await signedInMember()
    const notice = { type: 'event_seat', title: 'Убито', message: 'Текст', data: {} }
    const input = { members: [member.id], notice }
    const { id } = await runners[0].jobs.queue({ task: 'tellMembers', queue: 'killed', input })
    const connection = { payload: runners[0] }
    const take = (runner: string, seconds: number) =>
      runSql(
        connection,
        sql`update payload_jobs set processing = true, runner = ${runner},
          updated_at = now() - make_interval(secs => ${seconds}) where id = ${id}`,
      )
    const other = new pg.Client({ connectionString: env.DATABASE_URL, application_name: 'jobs of another' })
    await other.connect()
    for (const [runner, seconds] of [
      ['jobs of another', 120],
      ['jobs of nobody', 30],
    ] as const) {
      await take(runner, seconds)
      await runners[1].jobs.run({ queue: 'killed' })
      expect(await notificationsOf(member)).toEqual([])
    }
    await other.end()
    await take('jobs of nobody', 120)
    await runners[1].jobs.run({ queue: 'killed' })
    expect(await notificationsOf(member)).toMatchObject([{ title: 'Убито' }])
  })

  it('by the next run when nobody could write down how it went, and no transaction stays open', async () => {
    const connection = { payload: runners[0] }
    const member = await signedInMember()
    const input = { message: 'suspensionEnded' as const, email: member.email, name: 'Ани' }
    const { id } = await runners[0].jobs.queue({ task: 'sendMessage', queue: 'full', input })
    const state = async () => {
      const [job] = await runSql(
        connection,
        sql`select has_error, processing, error, wait_until > now() as "isLater" from payload_jobs where id = ${id}`,
      )
      return job
    }
    await runSql(
      connection,
      sql`create function is_full() returns trigger language plpgsql as
          $$ begin raise exception 'No space left on device'; end $$`,
    )
    await runSql(
      connection,
      sql`create trigger is_full before insert on payload_jobs_log for each row execute function is_full()`,
    )
    const open = Object.keys(runners[0].db.sessions ?? {}).length
    await runners[0].jobs.run({ queue: 'full' })
    await runSql(connection, sql`drop trigger is_full on payload_jobs_log`)
    expect(await state()).toEqual({ has_error: false, processing: false, error: null, isLater: true })
    expect(Object.keys(runners[0].db.sessions ?? {})).toHaveLength(open)
    await runSql(connection, sql`update payload_jobs set wait_until = null where id = ${id}`)
    await runners[0].jobs.run({ queue: 'full' })
    expect(await state()).toBeUndefined()
  })

  it('by its own process when the database was away at its end, but not while it is in hand', async () => {
    const connection = { payload: runners[0] }
    const [own] = await runSql<{ name: string }>(
      connection,
      sql`select current_setting('application_name') as name`,
    )
    const takenJob = async () => {
      const member = await signedInMember()
      const notice = { type: 'event_seat', title: 'Недописано', message: 'Текст', data: {} }
      const input = { members: [member.id], notice }
      const { id } = await runners[0].jobs.queue({ task: 'tellMembers', queue: 'own', input })
      await runSql(
        connection,
        sql`update payload_jobs set processing = true, runner = ${own!.name},
          updated_at = now() - interval '2 minutes' where id = ${id}`,
      )
      return { id, member }
    }
    const [left, held] = [await takenJob(), await takenJob()]
    const end = deferred<{ output: object }>()
    const task = notedTask({ slug: 'held', handler: () => end.promise })
    const working = (task.handler as (args: { job: { id: unknown } }) => Promise<unknown>)({ job: held })
    await runners[0].jobs.run({ queue: 'own' })
    expect(await notificationsOf(left.member)).toMatchObject([{ title: 'Недописано' }])
    expect(await notificationsOf(held.member)).toEqual([])
    end.resolve({ output: {} })
    await working
    await runners[0].jobs.run({ queue: 'own' })
    expect(await notificationsOf(held.member)).toEqual([])
  })

  it('for as long as it takes, where the database knows the process by another name', async () => {
    const runnerUnder = async (name: ReturnType<typeof sql>) => {
      const input = { message: 'suspensionEnded', email: 'ime@example.org', name: 'Име' } as const
      const { id } = await runners[0].jobs.queue({ task: 'sendMessage', queue: 'named', input })
      const req = await createLocalReq({}, runners[0])
      return inTransaction(req, async () => {
        await runSql(req, sql`select set_config('application_name', ${name}, true)`)
        const where = { id: { equals: id } }
        await runners[0].db.updateJobs({ data: { processing: true }, where, limit: 1, returning: true, req })
        const [job] = await runSql<{ runner: string | null }>(
          req,
          sql`select runner from payload_jobs where id = ${id}`,
        )
        return job!.runner
      })
    }
    expect(await runnerUnder(sql`current_setting('application_name')`)).toMatch(/^jobs /)
    expect(await runnerUnder(sql`'pooler'`)).toBeNull()
  })
})
