import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { TLSSocket } from 'node:tls'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { checkDatabase } from '#database/start/checks'
import { dataFolder } from '../support/start/data-folder'
import { ownCertificate } from '../support/start/own-certificate'
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

test('accepts the database of the site, also the second time', async () => {
  const url = await ownServer()
  expect(await kindOf(url)).toBe('fine')
  expect(await kindOf(url)).toBe('fine')
})

test('allows several checks at once', async () => {
  const url = await ownServer()
  expect(await Promise.all(Array.from({ length: 8 }, () => kindOf(url)))).toEqual(Array(8).fill('fine'))
})

test('names the user of a wrong password and hides the password', async () => {
  const url = new URL(await ownServer())
  url.password = 'not-the-password'
  const problem = await kindOf(url.href)
  expect(problem).toMatchObject({ kind: 'password' })
  expect(JSON.stringify(problem) + String(problem)).not.toContain('not-the-password')
})

test('reports a missing database', async () => {
  const url = withDatabaseName(await ownServer(), 'missing')
  expect(await kindOf(url)).toMatchObject({ kind: 'unknown-database' })
})

test('reports a server that does not answer', async () => {
  expect(await kindOf('postgres://a:b@127.0.0.1:1/c')).toMatchObject({ kind: 'unreachable' })
})

test('refuses a database with lc_ctype C, which does not know Cyrillic', async () => {
  const url = await ownServer()
  await sql(url, `create database latin template template0 encoding 'UTF8' locale_provider libc locale 'C'`)
  const problem = await kindOf(withDatabaseName(url, 'latin'))
  expect(problem).toMatchObject({ kind: 'cyrillic' })
  expect(String(problem)).toContain('lc_ctype е C')
})

test('says what to run without the right to create pg_trgm', async () => {
  const url = await ownServer()
  await sql(url, `create database foreign_one`)
  const superuser = new URL(withDatabaseName(url, 'foreign_one'))
  superuser.username = 'postgres'
  await sql(superuser.href, 'alter database foreign_one owner to postgres')
  expect(await kindOf(withDatabaseName(url, 'foreign_one'))).toMatchObject({ kind: 'extension' })
})

test('refuses PostgreSQL older than 15 and names its version', async () => {
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

/** Answers only the question for TLS, as PostgreSQL with this certificate does, or without one. */
async function tlsServer(certificate?: typeof ownCertificate) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write(certificate ? 'S' : 'N')
      if (certificate) new TLSSocket(socket, { isServer: true, ...certificate }).on('error', () => undefined)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('says what is wrong with TLS and what to do, without the password', async () => {
  const own = await tlsServer(ownCertificate)
  const plain = await tlsServer()
  const issuer = await dataFolder()
  await writeFile(issuer, ownCertificate.cert)
  const told = async (place: string, query: string) =>
    kindOf(`postgres://anna:s3cret@${place}/site?sslmode=${query}`)
  for (const [place, query, sentence] of [
    [own, 'verify-full', `Сертификатът на ${own} не е от познат издател`],
    [own, `verify-full&sslrootcert=${encodeURIComponent(issuer)}`, `Сертификатът на ${own} е за друго име`],
    [plain, 'verify-full', `${plain} не говори TLS, а DATABASE_URL го иска.`],
    [plain, 'verify-full&sslrootcert=/nyama/ca.pem', 'Няма файл /nyama/ca.pem, а DATABASE_URL го посочва.'],
  ] as const) {
    const problem = await told(place, query)
    expect(problem).toMatchObject({ kind: 'tls', message: expect.stringContaining(sentence) })
    expect(String(problem)).not.toContain('s3cret')
  }
})
