import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#database/connection/sql'
import { dropOldImports } from '#database/statements/contacts/contact-imports'
import { resumeBulk } from '#jobs/bulk/resume-bulk'
import { signedInMember } from '#support/members'
import { type Actor, getTestPayload, rest } from '#support/rest'
import { until } from '#support/until'

let admin: Awaited<ReturnType<typeof signedInMember>>
beforeAll(async () => {
  admin = await signedInMember({ role: 'admin' })
})

type Asked = { mode?: string; options?: object; headers?: Record<string, string>; name?: string }
function send(file: string, { mode = 'commit&job=1', options, headers = admin.headers }: Asked = {}) {
  const body = new FormData()
  body.append('file', new Blob([file]), 'k.csv')
  if (options) body.append('_payload', JSON.stringify(options))
  return rest('POST', `/contacts/import?mode=${mode}`, { body, headers })
}
const table = (...lines: string[]) => ['Име;Град;Категория;Телефон;Имейл', ...lines].join('\r\n')
const many = (count: number, city: string) =>
  table(...Array.from({ length: count }, (_, n) => `Човек ${n};${city};Лекар;+49 30 ${city.length}${n};`))
const connection = async () => ({ payload: await getTestPayload(), transactionID: undefined })
/** A job runner may have taken it already. */
async function work() {
  await (await getTestPayload()).jobs.run({ queue: 'bulk' })
  const under = sql`select 1 from contact_imports where state in ('waiting', 'running', 'undoing')`
  await until(async () => (await runSql(await connection(), under)).length === 0)
}
const progress = async (job: string, headers = admin.headers) =>
  (await rest('GET', `/contacts/import/${job}`, { headers })).data
const namesIn = async (city: string): Promise<string[]> => {
  const { data } = await rest('GET', `/contacts?where[city][equals]=${encodeURIComponent(city)}&sort=name`)
  return data.docs.map(({ name }: { name: string }) => name)
}
async function done(file: string, asked?: Asked) {
  const { status, data, text } = await send(file, asked)
  if (status !== 202) throw new Error(text)
  await work()
  return progress(data.job)
}
async function undone(job: string) {
  expect((await rest('POST', `/contacts/import/${job}/undo`, admin)).status).toBe(202)
  await work()
  return progress(job)
}

describe('an import in the background', () => {
  it('answers at once, then tells how far it is, and at its end what a direct import answers', async () => {
    const file = table('Ана;Ален;Лекар;1 234 567;', ';Ален;Лекар;;', 'Боян;Ален;Адвокат;;n/a')
    const { status, data } = await send(file, { options: { fileName: 'aalen.csv' } })
    expect([status, Object.keys(data)]).toEqual([202, ['job']])
    expect(await progress(data.job)).toMatchObject({ state: 'waiting', fileName: 'aalen.csv' })
    expect((await send(file)).status).toBe(409)
    expect(await namesIn('Ален')).toEqual([])
    await work()
    const counts = {
      added: 1,
      skipped: 0,
      changed: 0,
      invalid: [
        { row: 3, reason: 'Име: Попълнете това поле.' },
        { row: 4, reason: 'Имейл „n/a“: това не е имейл адрес. Поправете го или го оставете празно.' },
      ],
    }
    expect(await progress(data.job)).toMatchObject({
      ...counts,
      state: 'done',
      total: 1,
      done: 1,
      refusedCount: 2,
    })
    expect((await send(file, { mode: 'preview' })).data).toEqual({ ...counts, added: 0, skipped: 1 })
    const { text } = await rest('GET', `/contacts/import/${data.job}/refused`, admin)
    expect(text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Име;Град;Категория;Телефон;Имейл;Причина',
      ';Ален;Лекар;;;Име: Попълнете това поле.',
      expect.stringContaining('Боян;Ален;Адвокат;;n/a;'),
    ])
  })

  it('is for administrators only, in every one of its calls', async () => {
    const { job } = await done(table('Вера;Бохум;Лекар;;'))
    const calls = [
      ['GET', ''],
      ['GET', `/${job}`],
      ['DELETE', `/${job}`],
      ['POST', `/${job}/undo`],
      ['GET', `/${job}/refused`],
    ] as const
    for (const [as, status] of [
      ['visitor', 401],
      ['member', 403],
      ['moderator', 403],
    ] as [Actor, number][])
      // prettier-ignore
      for (const [method, path] of calls)
        expect([path, as, (await rest(method, `/contacts/import${path}`, { as })).status]).toEqual([path, as, status])
    for (const id of ['x', crypto.randomUUID()])
      expect((await rest('GET', `/contacts/import/${id}`, admin)).status).toBe(404)
  })

  it('leaves nothing when it is stopped under way', async () => {
    const { data } = await send(many(300, 'Целе'))
    const working = work()
    const stopped = await rest('DELETE', `/contacts/import/${data.job}`, admin)
    await working
    expect(stopped.data.state).toBe('cancelled')
    expect(await progress(data.job)).toMatchObject({ state: 'cancelled' })
    expect(await namesIn('Целе')).toEqual([])
    expect((await rest('POST', `/contacts/import/${data.job}/undo`, admin)).status).toBe(409)
  })

  it('is taken up from its beginning where its process was lost', async () => {
    const { data } = await send(table('Дора;Дорстен;Лекар;;'))
    const payload = await getTestPayload()
    await payload.delete({ collection: 'payload-jobs', where: { queue: { equals: 'bulk' } } })
    await runSql(
      await connection(),
      sql`update contact_imports set state = 'running', done = 1, beat_at = now() - interval '1 minute' where id = ${data.job}`,
    )
    await (resumeBulk.handler as (given: object) => Promise<unknown>)({ req: { payload } })
    await work()
    expect(await progress(data.job)).toMatchObject({ state: 'done', added: 1 })
    expect(await namesIn('Дорстен')).toEqual(['Дора'])
  })

  it('writes nothing when its person is no administrator any more', async () => {
    const other = await signedInMember({ role: 'admin' })
    const { data } = await send(table('Ема;Емден;Лекар;;'), { headers: other.headers })
    await runSql(await connection(), sql`update users set role = 'user' where id = ${other.id}`)
    await work()
    expect(await progress(data.job)).toMatchObject({ state: 'failed' })
    expect(await namesIn('Емден')).toEqual([])
  })
})

describe('what a person says of a file', () => {
  it('its columns, values for the whole file, edits, rows to leave out', async () => {
    const file = [
      'Списък;;;',
      'Wer;Telefonnummer;Bemerkung',
      'Жана;0361 1;Ерфурт',
      'Зоя;4,93012E+11;',
      'Иво;0361 3;',
    ].join('\n')
    const { data: found } = await send(file, { mode: 'columns' })
    expect(found).toMatchObject({ rows: 3, headRow: 2, above: [{ row: 1, text: 'Списък' }] })
    expect(found.columns.map(({ name, slot }: { name: string; slot: string }) => [name, slot])).toEqual([
      ['Wer', null],
      ['Telefonnummer', 'phone'],
      ['Bemerkung', null],
    ])
    const options = {
      columns: { Wer: 'name', Bemerkung: null },
      defaults: { category: 'lawyer', city: 'Ерфурт', source: 'Списък на консулството' },
    }
    const { data: preview } = await send(file, { mode: 'preview&rows=1', options })
    expect(preview.rows).toMatchObject([
      { row: 3, state: 'new', values: { name: 'Жана', city: 'Ерфурт', category: 'lawyer' } },
      { row: 4, state: 'invalid', problems: [{ field: 'phone', kind: 'shortened' }] },
      { row: 5, state: 'new' },
    ])
    const ended = await done(file, { options: { ...options, edits: { 4: { phone: '0361 22' } }, left: [5] } })
    expect(ended).toMatchObject({ added: 2, invalid: [], leftCount: 1 })
    expect(await namesIn('Ерфурт')).toEqual(['Жана', 'Зоя'])
  })

  it('a possible duplicate is told, and becomes the known contact where the person says so', async () => {
    await done(table('Д-р Катя Личева;Фрайбург;Лекар;0761 10;kl@example.org'))
    const { data: all } = await rest('GET', '/contacts?where[email][equals]=kl@example.org', admin)
    const [known] = all.docs
    const file = table(
      'Катя Личева;Фрайбург;Лекар;0761 10;',
      'Лора;Фрайбург;Лекар;0761 11;',
      'Лора;Фрайбург;Лекар;0761 12;',
    )
    const { data } = await send(file, { mode: 'preview&rows=1' })
    expect(data.rows).toMatchObject([
      { state: 'twin', twin: { by: 'phone', id: known.id, name: 'Д-р Катя Личева' } },
      { state: 'new' },
      { state: 'twin', twin: { by: 'name', row: 3, name: 'Лора' } },
    ])
    const ended = await done(file, { options: { merge: { 2: known.id }, left: [4] } })
    expect(ended).toMatchObject({ added: 1, changed: 1 })
    expect((await rest('GET', `/contacts/${known.id}`, admin)).data).toMatchObject({
      name: 'Катя Личева',
      email: 'kl@example.org',
    })
  })

  it.each([
    '{',
    '[]',
    '{"edits":{"x":{}}}',
    '{"columns":{"a":"owner"}}',
    '{"merge":{"2":"1"}}',
    '{"other":1}',
  ])('is refused: %s', async (options) => {
    const body = new FormData()
    body.append('file', new Blob([table('Ана;Бон;Лекар;;')]), 'k.csv')
    body.append('_payload', options)
    const { status } = await rest('POST', '/contacts/import?mode=preview', { body, headers: admin.headers })
    expect(status).toBe(400)
  })
})

describe('taking an import back', () => {
  it('removes what it added, restores what it changed, and keeps and names what was edited since', async () => {
    await done(table('Мила;Марбург;Лекар;06421 1;mila@example.org', 'Нели;Марбург;Лекар;06421 2;'))
    const { job } = await done(
      table(
        'Мила;Марбург;Адвокат;06421 1;',
        'Нели;Марбург;Адвокат;06421 2;',
        'Огнян;Марбург;Лекар;;',
        'Пешо;Марбург;Лекар;06421 4;',
      ),
    )
    const idOf = async (name: string) =>
      (await rest('GET', `/contacts?where[name][equals]=${encodeURIComponent(name)}`, admin)).data.docs[0].id
    const [mila, neli, pesho] = [await idOf('Мила'), await idOf('Нели'), await idOf('Пешо')]
    await rest('PATCH', `/contacts/${neli}`, { body: { specialty: 'Данъци' }, ...admin })
    await rest('PATCH', `/contacts/${pesho}`, { body: { specialty: 'Хирург' }, ...admin })
    const ended = await undone(job)
    expect(ended).toMatchObject({
      state: 'undone',
      undoUntil: null,
      kept: [{ id: neli, name: 'Нели' }, { id: pesho, name: 'Пешо' }],
    }) // prettier-ignore
    expect(await namesIn('Марбург')).toEqual(['Мила', 'Нели', 'Пешо'])
    const { data } = await rest('GET', `/contacts/${mila}`, admin)
    expect(data).toMatchObject({ category: 'doctor', email: 'mila@example.org', approval: 'approved' })
    const { data: search } = await rest('GET', `/search?q=${encodeURIComponent('Огнян')}&kind=contacts`)
    expect(search.results).toEqual([])
    expect((await rest('POST', `/contacts/import/${job}/undo`, admin)).status).toBe(409)
  })

  it('ends a day after the import', async () => {
    const { job } = await done(table('Рая;Росток;Лекар;;'))
    await runSql(
      await connection(),
      sql`update contact_imports set written_at = written_at - interval '25 hours' where id = ${job}`,
    )
    expect((await rest('POST', `/contacts/import/${job}/undo`, admin)).status).toBe(409)
    expect(await progress(job)).toMatchObject({ state: 'done', undoUntil: null })
  })

  it('leaves no values of before after two days, no refused rows after thirty, nothing after a year', async () => {
    const { job } = await done(table('Соня;Саарлуис;Лекар;;', ';Саарлуис;Лекар;;'))
    const age = async (days: number) => {
      const at = sql`now() - make_interval(days => ${days})`
      await runSql(await connection(), sql`update contact_imports set created_at = ${at} where id = ${job}`)
      await dropOldImports(await connection())
      const [left] = await runSql<{ changes: number; refused: boolean }>(
        await connection(),
        sql`select (select count(*)::int from contact_import_changes where import_id = id) as changes,
          refused is not null as refused from contact_imports where id = ${job}`,
      )
      return left
    }
    expect(await age(1)).toEqual({ changes: 1, refused: true })
    expect(await age(3)).toEqual({ changes: 0, refused: true })
    expect(await age(31)).toEqual({ changes: 0, refused: false })
    expect(await age(366)).toBeUndefined()
  })

  it('is listed with the others, the newest first', async () => {
    const { data } = await rest('GET', '/contacts/import', admin)
    expect(data.imports.length).toBeGreaterThan(3)
    expect(data.imports.map(({ createdAt }: { createdAt: string }) => createdAt)).toEqual(
      data.imports
        .map(({ createdAt }: { createdAt: string }) => createdAt)
        .toSorted()
        .reverse(),
    )
  })
})
