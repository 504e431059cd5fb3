import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#database/connection/sql'
import { FAILED_JOBS_KEPT_DAYS } from '#domain/limits'
import { jobs } from '#jobs/config'
import { inHours, newEvent, notificationsOf, register } from '#support/events'
import { newMember, signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'
import { twoRunners } from '#support/runners'
import { until } from '#support/until'

let runners: [Payload, Payload]
beforeAll(async () => {
  runners = await twoRunners()
})

const waiting = async (task: string) => {
  const where = { taskSlug: { equals: task } }
  return (await runners[0].find({ collection: 'payload-jobs', where, pagination: false })).docs
}
const finished = (task: string) => until(async () => (await waiting(task)).length === 0)

/** Both runners take from a queue of their own at the same moment. */
async function runInBoth(task: 'remindOfEvents' | 'purgeNotifications') {
  await Promise.all(runners.map((runner) => runner.jobs.queue({ task, queue: 'now', input: {} })))
  await Promise.all(runners.map((runner) => runner.jobs.run({ queue: 'now' })))
}

const scheduled = jobs.tasks!.flatMap(({ schedule, slug }) => (schedule ? [String(slug)] : []))

describe('every job runs once', () => {
  it('as every schedule queues its jobs through the database', () => {
    expect(scheduled).toEqual(expect.arrayContaining(['forumUpkeep', 'purgeEmptyArticles', 'watchAdExpiry']))
    for (const { schedule = [], slug } of jobs.tasks!) {
      for (const { hooks } of schedule)
        expect([slug, typeof hooks?.beforeSchedule]).toEqual([slug, 'function'])
    }
  })

  it('only when there is something to do, where that is asked first', async () => {
    const connection = { payload: runners[0], transactionID: undefined }
    await runSql(connection, sql`delete from search_arrivals`)
    await runners[0].jobs.handleSchedules()
    expect(await waiting('watchSearches')).toEqual([])
    await runSql(
      connection,
      sql`insert into search_arrivals (kind, document_id) values ('services', gen_random_uuid())`,
    )
  })

  it('for one moment of a schedule, with any number of processes', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => runners[index % 2]!.jobs.handleSchedules()))
    for (const task of scheduled) {
      const moments = (await waiting(task)).map(({ waitUntil }) => waitUntil)
      // A schedule of every minute may reach its next moment meanwhile; no moment occurs twice.
      expect([task, moments.length]).not.toEqual([task, 0])
      expect([task, moments]).toEqual([task, [...new Set(moments)]])
    }
  })

  it('even if the first process is done before the second looks', async () => {
    const [job] = await waiting('weeklyDigest')
    await runners[0].delete({ collection: 'payload-jobs', id: job!.id })
    await Promise.all(runners.map((runner) => runner.jobs.handleSchedules()))
    expect(await waiting('weeklyDigest')).toEqual([])
  })

  it('with two runners on the same queue', async () => {
    const member = await signedInMember()
    for (let number = 0; number < 40; number += 1) {
      const notice = { type: 'event_seat', title: `Номер ${number}`, message: 'Текст', data: {} }
      await runners[0].jobs.queue({
        task: 'tellMembers',
        queue: 'notices',
        input: { members: [member.id], notice },
      })
    }
    const run = (runner: Payload) => runner.jobs.run({ queue: 'notices', limit: 5 })
    for (let round = 0; round < 5; round += 1) await Promise.all([...runners, ...runners].map(run))
    await finished('tellMembers')
    const { totalDocs } = await runners[0].count({
      collection: 'notifications',
      where: { owner: { equals: member.id } },
    })
    expect(totalDocs).toBe(40)
  })
})

describe('what failed for good', () => {
  type Ended = 'has_error = true' | 'completed_at = now()'
  const failed = async (
    input: { email: string; name: string },
    daysAgo: number,
    ended: Ended = 'has_error = true',
  ) => {
    const { id } = await runners[0].jobs.queue({
      task: 'sendMessage',
      queue: 'failed',
      input: { message: 'suspensionEnded', ...input },
    })
    await runSql(
      { payload: runners[0] },
      sql`update payload_jobs set ${sql.raw(ended)}, updated_at = now() - make_interval(days => ${daysAgo})
        where id = ${id}`,
    )
  }
  const kept = async () => {
    const where = { queue: { equals: 'failed' } }
    const { docs } = await runners[0].find({ collection: 'payload-jobs', where, pagination: false })
    return docs.map(({ input }) => (input as { name: string }).name).sort()
  }

  it('is deleted after seven days, and with the account that it names', async () => {
    const member = await newMember()
    await failed({ email: member.email, name: 'Напусналата' }, 1)
    await failed({ email: 'drug@example.org', name: 'Отскоро' }, FAILED_JOBS_KEPT_DAYS - 1)
    await failed({ email: 'drug@example.org', name: 'Отдавна' }, FAILED_JOBS_KEPT_DAYS + 1)
    await failed(
      { email: 'drug@example.org', name: 'Изпратено' },
      FAILED_JOBS_KEPT_DAYS + 1,
      'completed_at = now()',
    )
    const waiting = { message: 'suspensionEnded', email: member.email, name: 'Чакащото' } as const
    await runners[0].jobs.queue({ task: 'sendMessage', queue: 'failed', input: waiting })
    expect((await rest('DELETE', `/users/${member.id}`, { as: 'admin' })).status).toBe(200)
    await runners[0].jobs.queue({ task: 'purgeChanges', queue: 'now', input: {} })
    await runners[0].jobs.run({ queue: 'now' })
    expect(await kept()).toEqual(['Отскоро', 'Чакащото'])
  })
})

describe('a reminder', () => {
  it('notifies a registered member once with two runners, but nobody on the waiting list or of a later event', async () => {
    const soon = await newEvent({ date: inHours(23), capacity: 1 })
    const later = await newEvent({ date: inHours(25) })
    const cancelled = await newEvent({ date: inHours(50) })
    const [guest, waits, distant] = [await signedInMember(), await signedInMember(), await signedInMember()]
    for (const one of [guest, waits]) await register(soon, one)
    for (const event of [later, cancelled]) await register(event, distant)
    for (const body of [{ cancelled: true }, { date: inHours(20) }]) {
      await rest('PATCH', `/events/${cancelled.id}`, { as: 'moderator', body })
    }
    for (let round = 0; round < 3; round += 1) await runInBoth('remindOfEvents')
    expect(await notificationsOf(guest)).toMatchObject([
      {
        type: 'event_reminder',
        title: 'Скорошно събитие',
        data: { collection: 'events', id: soon.id, slug: soon.slug },
      },
    ])
    expect((await notificationsOf(guest))[0].message).toMatch(
      /^„Вечер на българската песен“ започва на .+, Rheinische Straße 1, Дортмунд\.$/,
    )
    expect(await notificationsOf(waits)).toEqual([])
    expect(await notificationsOf(distant)).toMatchObject([{ type: 'event_cancelled' }])
  })

  it('is repeated for the new date of a moved event', async () => {
    const event = await newEvent({ date: inHours(10) })
    const guest = await signedInMember()
    await register(event, guest)
    const remind = async () => {
      await runInBoth('remindOfEvents')
      return (await notificationsOf(guest)).filter(({ type }: { type: string }) => type === 'event_reminder')
    }
    expect(await remind()).toHaveLength(1)
    await rest('PATCH', `/events/${event.id}`, { as: 'member', body: { date: inHours(15) } })
    expect(await remind()).toHaveLength(2)
    expect(await remind()).toHaveLength(2)
  })
})

it('deletes read notifications after 90 days and keeps the others', async () => {
  const member = await signedInMember()
  const payload = await getTestPayload()
  const notice = async (days: number, read: boolean) => {
    const createdAt = new Date(Date.now() - days * 86_400_000).toISOString()
    const data = {
      owner: member.id,
      type: 'item_approved' as const,
      title: `${days} ${read}`,
      message: 'x',
      read,
    }
    await payload.create({ collection: 'notifications', data: { ...data, createdAt } })
  }
  for (const days of [89.9, 90.1]) for (const read of [true, false]) await notice(days, read)
  await runInBoth('purgeNotifications')
  const titles = (await notificationsOf(member)).map(({ title }: { title: string }) => title)
  expect(titles.sort()).toEqual(['89.9 false', '89.9 true', '90.1 false'])
})
