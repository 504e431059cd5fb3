import pg from 'pg'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { checkDatabase } from '#database/start/checks'
import { dataFolder } from '../support/start/data-folder'
import { siteStandIn } from '../support/start/site-stand-in'
import { sql, withDatabaseName } from '../support/start/sql'

const kindOf = (url: string) =>
  checkDatabase(url).then(
    () => 'fine',
    (error: { kind?: string; message: string }) => error,
  )

async function ownServer() {
  return (await siteStandIn(await dataFolder())).url
}

beforeAll(() => expect(process.env.DATABASE_URL).toBeUndefined())

test('нашата база минава проверката, и втори път', async () => {
  const url = await ownServer()
  expect(await kindOf(url)).toBe('fine')
  expect(await kindOf(url)).toBe('fine')
})

test('няколко проверки едновременно не си пречат', async () => {
  const url = await ownServer()
  expect(await Promise.all(Array.from({ length: 8 }, () => kindOf(url)))).toEqual(Array(8).fill('fine'))
})

test('грешна парола: казва чия е и не я показва', async () => {
  const url = new URL(await ownServer())
  url.password = 'not-the-password'
  const problem = await kindOf(url.href)
  expect(problem).toMatchObject({ kind: 'password' })
  expect(JSON.stringify(problem) + String(problem)).not.toContain('not-the-password')
})

test('няма такава база', async () => {
  const url = withDatabaseName(await ownServer(), 'missing')
  expect(await kindOf(url)).toMatchObject({ kind: 'unknown-database' })
})

test('никой не отговаря', async () => {
  expect(await kindOf('postgres://a:b@127.0.0.1:1/c')).toMatchObject({ kind: 'unreachable' })
})

test('база с lc_ctype C се отказва, защото не разпознава кирилицата', async () => {
  const url = await ownServer()
  await sql(url, `create database latin template template0 encoding 'UTF8' locale_provider libc locale 'C'`)
  const problem = await kindOf(withDatabaseName(url, 'latin'))
  expect(problem).toMatchObject({ kind: 'cyrillic' })
  expect(String(problem)).toContain('lc_ctype е C')
})

test('без право за pg_trgm: казва какво да се изпълни', async () => {
  const url = await ownServer()
  await sql(url, `create database foreign_one`)
  const superuser = new URL(withDatabaseName(url, 'foreign_one'))
  superuser.username = 'postgres'
  await sql(superuser.href, 'alter database foreign_one owner to postgres')
  expect(await kindOf(withDatabaseName(url, 'foreign_one'))).toMatchObject({ kind: 'extension' })
})

test('по-стар PostgreSQL от 15 се отказва с версията му', async () => {
  const url = await ownServer()
  const rows = [{ number: '140012', name: '14.12' }]
  const asked = vi
    .spyOn(pg.Client.prototype, 'query')
    .mockImplementationOnce((async () => ({ rows })) as never)
  onTestFinished(() => void asked.mockRestore())
  expect(await kindOf(url)).toMatchObject({
    kind: 'too-old',
    message: 'PostgreSQL 14.12 е твърде стар. Нужен е 15 или по-нов.',
  })
})
