import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { runSql } from '#database/connection/sql'
import { dropOldImports } from '#database/statements/contacts/contact-imports'
import {
  admin,
  connection,
  done,
  namesIn,
  progress,
  send,
  table,
  undone,
  work,
} from '#support/contact-imports'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'
import { linesOf } from '#support/trail'

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

  it('is the deed of whoever asks for it, also when its author is no administrator any more', async () => {
    const author = await signedInMember({ role: 'admin' })
    const job = (await send(table('Таня;Тирир;Лекар;;'), { headers: author.headers })).data.job
    await work()
    const { data } = await rest('GET', '/contacts?where[city][equals]=Тирир', admin)
    await runSql(await connection(), sql`update users set role = 'user' where id = ${author.id}`)
    expect(await undone(job)).toMatchObject({ state: 'undone', problem: null })
    expect(await namesIn('Тирир')).toEqual([])
    const [line] = await linesOf(data.docs[0].id)
    expect(line).toMatchObject({ action: 'undoImport', actor: admin.id })
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

  it('leaves no corrections, and after thirty days none of the refused values', async () => {
    const file = table(
      'Тоня;Торгау;Лекар;n/a;',
      ';Торгау;Лекар;;',
      'Фани;Торгау;Лекар;n/a;',
      'Я;Торгау;Лекар;;',
    )
    const options = { edits: { 2: { phone: '03421 777' } }, left: [5] }
    const { job } = await done(file, { options })
    const stored = async () =>
      (await runSql<{ all: string }>(
        await connection(),
        sql`select to_jsonb(i)::text as all from contact_imports i where id = ${job}`,
      ))[0]!.all // prettier-ignore
    expect(await stored()).not.toContain('03421 777')
    expect(await stored()).toContain('n/a')
    const at = sql`now() - interval '31 days'`
    await runSql(await connection(), sql`update contact_imports set created_at = ${at} where id = ${job}`)
    await dropOldImports(await connection())
    expect(await stored()).not.toContain('n/a')
    expect(await progress(job)).toMatchObject({ refusedCount: 2, leftCount: 1, hasRefused: false })
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
