import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '#database/connection/in-transaction'
import { runSql } from '#database/connection/sql'
import { lockContacts } from '#database/statements/contacts/contact-rows'
import { resumeBulk } from '#jobs/bulk/resume-bulk'
import { contactImport } from '#jobs/contact-import/contact-import'
import { admin, connection, done, many, namesIn, progress, send, table, work } from '#support/contact-imports'
import { signedInMember } from '#support/members'
import { type Actor, getTestPayload, rest } from '#support/rest'
import { until } from '#support/until'

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

  it('waits for another one that is being written', async () => {
    const other = await signedInMember({ role: 'admin' })
    const { data } = await send(table('Жоро;Жена;Лекар;;'), { headers: other.headers })
    const payload = await getTestPayload()
    const req = await createLocalReq({}, payload)
    const run = contactImport.handler as (given: object) => Promise<unknown>
    await inTransaction(req, async () => {
      await lockContacts(req)
      // In front of the runner of jobs, which waits for the lock as well.
      await run({ input: { id: data.job }, req: { payload } })
      expect(await progress(data.job)).toMatchObject({ state: 'running', problem: null })
    })
    await runSql(
      await connection(),
      sql`update contact_imports set beat_at = now() - interval '1 minute' where id = ${data.job}`,
    )
    await (resumeBulk.handler as (given: object) => Promise<unknown>)({ req: { payload } })
    await work()
    expect(await progress(data.job)).toMatchObject({ state: 'done', added: 1 })
  })

  it('stops where its person loses the role under way', async () => {
    const other = await signedInMember({ role: 'admin' })
    const { data } = await send(many(1_000, 'Кемниц'), { headers: other.headers })
    const working = work()
    await until(async () => (await progress(data.job)).done > 0)
    await runSql(await connection(), sql`update users set role = 'user' where id = ${other.id}`)
    await working
    expect(await progress(data.job)).toMatchObject({ state: 'failed' })
    expect(await namesIn('Кемниц')).toEqual([])
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
