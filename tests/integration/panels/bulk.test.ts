import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#database/connection/sql'
import { signedInMember } from '#support/members'
import { account, type Actor, getTestPayload, rest } from '#support/rest'

const connection = async () => ({ payload: await getTestPayload(), transactionID: undefined })

async function newContacts(count: number, { approval = 'approved', city = 'Бремен' } = {}) {
  const { id: owner } = await signedInMember()
  const rows = await runSql<{ id: string }>(
    await connection(),
    sql`insert into contacts (name, city, category, slug, owner_id, approval, listed, listed_at, phone)
      select 'Контакт ' || n, ${city}, 'doctor', 'k-' || gen_random_uuid(), ${owner}::uuid,
        ${approval}::enum_contacts_approval, ${approval === 'approved'},
        ${approval === 'approved' ? sql`now()` : sql`null`}, '+49 30 ' || n
      from generate_series(1, ${count}::int) as n returning id`,
  )
  return rows.map(({ id }) => id)
}

type Asked = { as?: Actor; headers?: Record<string, string> }
const start = (body: object, { as = 'admin', headers }: Asked = {}) =>
  rest('POST', '/bulk', { body: { collection: 'contacts', ...body }, ...(headers ? { headers } : { as }) })
const work = async () => (await getTestPayload()).jobs.run({ queue: 'bulk' })
const progress = async (job: string, as: Actor = 'admin') => (await rest('GET', `/bulk/${job}`, { as })).data

async function traces(ids: string[]) {
  const [found] = await runSql<{ entries: number; changes: number; trail: number; told: number }>(
    await connection(),
    sql`select (select count(*)::int from search_entries where document_id = any(${`{${ids.join(',')}}`}::uuid[])) as entries,
      (select count(*)::int from changes where document_id = any(${`{${ids.join(',')}}`}::text[])) as changes,
      (select count(*)::int from trail where document_id = any(${`{${ids.join(',')}}`}::text[])) as trail,
      (select count(*)::int from notifications where data->>'id' = any(${`{${ids.join(',')}}`}::text[])) as told`,
  )
  return found
}

async function done(body: object, asked?: Asked) {
  const { status, data, text } = await start(body, asked)
  if (status !== 202) throw new Error(text)
  await work()
  return progress(data.job)
}

describe('bulk work', () => {
  let ids: string[] = []
  beforeAll(async () => {
    ids = await newContacts(1_200)
  })

  it('edits what a filter finds, with the traces of single edits', async () => {
    const where = { city: { equals: 'Бремен' } }
    expect((await start({ action: 'update', where, expected: 3, data: { city: 'Кил' } })).status).toBe(409)
    const ended = await done({ action: 'update', where, expected: 1_200, data: { city: 'Лер' } })
    expect(ended).toMatchObject({ state: 'done', total: 1_200, done: 1_200, failedCount: 0 })
    expect(await traces(ids)).toEqual({ entries: 1_200, changes: 1_200, trail: 1_200, told: 0 })
    const { data } = await rest('GET', '/contacts?where[city][equals]=%D0%9B%D0%B5%D1%80&limit=1')
    expect(data.totalDocs ?? data.docs.length).toBeTruthy()
  })

  it('names each row that it could not write, and keeps the others', async () => {
    const some = ids.slice(0, 60)
    const gone = crypto.randomUUID()
    const wrong = await done({ action: 'update', ids: some, data: { city: '' } })
    expect(wrong).toMatchObject({ done: 0, failedCount: 60 })
    expect(wrong.failed[0]).toMatchObject({
      title: expect.stringMatching(/^Контакт/),
      reason: expect.any(String),
    })
    const mixed = await done({ action: 'update', ids: [...some, gone], data: { city: 'Кил' } })
    expect(mixed).toMatchObject({ done: 60, failedCount: 1 })
    expect(mixed.failed).toMatchObject([
      { id: gone, reason: 'Записът вече го няма или нямате права за него.' },
    ])
    const file = await rest('GET', `/bulk/${mixed.job}/failed`, { as: 'admin' })
    expect(file.text).toContain(gone)
  })

  it('deletes for good', async () => {
    expect(await done({ action: 'delete', ids })).toMatchObject({ done: 1_200, failedCount: 0 })
    expect(await traces(ids)).toMatchObject({ entries: 0 })
    const [{ left } = { left: -1 }] = await runSql<{ left: number }>(
      await connection(),
      sql`select count(*)::int as left from contacts where id = any(${`{${ids.join(',')}}`}::uuid[])`,
    )
    expect(left).toBe(0)
  })

  it('approves what waits, tells the owners, and never what was edited since', async () => {
    const waiting = await newContacts(120, { approval: 'pending', city: 'Хале' })
    const [edited = ''] = waiting
    const asOf = new Date(Date.now() + 1).toISOString()
    await runSql(
      await connection(),
      sql`update contacts set updated_at = now() + interval '1 minute' where id = ${edited}`,
    )
    const ended = await done({ action: 'approve', ids: waiting, asOf })
    expect(ended).toMatchObject({ done: 119, failedCount: 1 })
    expect(ended.failed).toMatchObject([{ id: edited }])
    expect(await traces(waiting)).toEqual({ entries: 119, changes: 119, trail: 119, told: 119 })
    expect((await done({ action: 'approve', ids: waiting.slice(1, 3) })).failed).toMatchObject([
      { reason: 'Вече е решено.' },
      { reason: 'Вече е решено.' },
    ])
  })

  it('is refused to the wrong role and without sense', async () => {
    const [id] = await newContacts(1, { approval: 'pending' })
    expect((await start({ action: 'approve', ids: [id] }, { as: 'moderator' })).status).toBe(403)
    expect(
      (await start({ action: 'update', ids: [id], data: { city: 'Кил' } }, { as: 'member' })).status,
    ).toBe(403)
    for (const body of [
      { action: 'update', ids: [id], data: {} },
      { action: 'hide', ids: [id] },
      { action: 'reject', ids: [id] },
      { action: 'delete', collection: 'users', ids: [id] },
      { action: 'delete', collection: 'staff-codes', ids: [id] },
      { action: 'delete' },
    ])
      expect((await start(body)).status).toBe(400)
  })

  it('is one at a time for a person and a collection, seen by that person and by admins, and can be stopped', async () => {
    const some = await newContacts(3)
    const body = { action: 'update', ids: some, data: { city: 'Кил' } }
    const { data } = await start(body, { as: 'moderator' })
    expect((await start(body, { as: 'moderator' })).status).toBe(409)
    const other = await signedInMember({ role: 'moderator' })
    expect((await rest('GET', `/bulk/${data.job}`, { headers: other.headers })).status).toBe(404)
    expect((await rest('GET', '/bulk', { as: 'moderator' })).data.jobs).toMatchObject([{ id: data.job }])
    expect((await rest('DELETE', `/bulk/${data.job}`, { as: 'moderator' })).data.state).toBe('cancelled')
    await work()
    expect(await progress(data.job)).toMatchObject({ state: 'cancelled', done: 0, total: 3 })
  })

  it('goes on after a restart, and stops for who is no moderator any more', async () => {
    const some = await newContacts(3)
    const { data } = await start({ action: 'update', ids: some, data: { city: 'Кил' } })
    const payload = await getTestPayload()
    await runSql(await connection(), sql`delete from payload_jobs`)
    await runSql(
      await connection(),
      sql`update bulk_jobs set beat_at = now() - interval '1 hour', state = 'running' where id = ${data.job}`,
    )
    await payload.jobs.queue({ task: 'resumeBulk', queue: 'resumed', input: {} })
    await payload.jobs.run({ queue: 'resumed' })
    await work()
    expect(await progress(data.job)).toMatchObject({ state: 'done', done: 3 })

    const demoted = await signedInMember({ role: 'moderator' })
    const theirs = await start({ action: 'update', ids: some, data: { city: 'Лер' } }, demoted)
    await payload.update({ collection: 'users', id: demoted.id, data: { role: 'user' } })
    await work()
    expect(await progress(theirs.data.job)).toMatchObject({ state: 'refused', done: 0 })
    expect((await account('admin')).role).toBe('admin')
  })
})
