import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { env, provideEnv } from '#env'
import { createLogger } from '../../../src/logger'
import { databaseGate } from '#support/database-gate'
import type { newMember as makeMember } from '#support/members'
import type { rest as callRest } from '#support/rest'

// The configuration is read on first load, so imports wait for the address of the gate.
let gate: Awaited<ReturnType<typeof databaseGate>>
let rest: typeof callRest
let member: Awaited<ReturnType<typeof makeMember>>
let session: { Cookie: string }

beforeAll(async () => {
  gate = await databaseGate(env.DATABASE_URL!)
  provideEnv({ DATABASE_URL: gate.url })
  const [{ newMember, sessionOf }, support] = await Promise.all([
    import('#support/members'),
    import('#support/rest'),
  ])
  rest = support.rest
  member = await newMember()
  session = await sessionOf(member)
})
afterEach(() => gate.reopen().catch(() => undefined))
afterAll(() => gate.shut())

const newcomer = { email: 'nov@example.org', password: 'парола1', fullName: 'Нов Член' }
const calls: [string, string, Record<string, unknown> | undefined][] = [
  ['GET', '/articles', undefined],
  ['GET', '/articles/6f8f1f60-7f3a-4d0e-9a4b-0d6f3c1a2b3c', undefined],
  ['POST', '/users', newcomer],
  ['POST', '/users/login', { email: 'nov@example.org', password: 'парола1' }],
  ['POST', '/users/forgot-password', { email: 'nov@example.org' }],
  ['POST', '/users/reset-password', { token: 'x'.repeat(43), password: 'парола1' }],
  ['POST', '/users/confirm-email', { token: 'x'.repeat(43) }],
  ['POST', '/users/change-email', { token: 'x'.repeat(43) }],
  ['POST', '/users/undo-email', { token: 'x'.repeat(43) }],
]
const memberCalls: typeof calls = [
  ['GET', '/me', undefined],
  ['GET', '/users/me', undefined],
  ['POST', '/tokens', {}],
  ['DELETE', '/me/sessions', undefined],
  ['POST', '/me/email', { email: 'nov@example.org', password: 'x' }],
  ['POST', '/me/password', { currentPassword: 'x', password: 'парола2' }],
  ['PATCH', '/users/6f8f1f60-7f3a-4d0e-9a4b-0d6f3c1a2b3c', { city: 'Бон' }],
]

async function expectAway([method, path, body]: (typeof calls)[number], headers = {}) {
  const { status, data, headers: given } = await rest(method, path, { body, headers })
  expect([status, given.get('retry-after'), data]).toEqual([
    503,
    '5',
    {
      errors: [
        { name: 'Error', message: 'Сайтът временно не може да отговори. Опитайте отново след малко.' },
      ],
    },
  ])
}

it.each(calls)('without the database %s %s is 503 with Retry-After, not 500', async (...call) => {
  await gate.shut()
  await expectAway(call)
})

it.each(memberCalls)(
  'without the database a member does not appear signed out: %s %s is 503',
  async (...call) => {
    await gate.shut()
    await expectAway(call, session)
  },
)

it('a visitor stays a visitor, and a member is signed in again when the database is back', async () => {
  await gate.shut()
  expect((await rest('GET', '/me')).data).toEqual({ user: null })
  await gate.reopen()
  expect((await rest('GET', '/me', { headers: session })).data.user).toMatchObject({ email: member.email })
  expect((await rest('GET', '/articles')).status).toBe(200)
})

async function secretsOf(id: string) {
  const { sql: read } = await import('#support/start/sql')
  const url = env.DATABASE_URL!
  const [account] = await read(url, `select hash, salt, email from users where id = '${id}'`)
  const sessions = await read(url, `select id from users_sessions where _parent_id = '${id}'`)
  const columns = await read(
    url,
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'character varying')`,
  )
  return { secrets: [...Object.values(account!), ...sessions.map((one) => one.id)] as string[], columns }
}

it('the log discloses nothing of the requests that fail without the database', async () => {
  const [{ getTestPayload }, { runSql }] = await Promise.all([
    import('#support/rest'),
    import('#database/connection/sql'),
  ])
  const payload = await getTestPayload()
  const lines: string[] = []
  const before = payload.logger
  payload.logger = createLogger('payload', { write: (line) => void lines.push(line) })
  payload.logger.level = 'debug'
  const { secrets, columns } = await secretsOf(member.id)
  const canary = `canary-${crypto.randomUUID()}`
  const planted = sql.join(
    [canary, ...secrets].map((one) => sql`${one}`),
    sql`, `,
  )
  const failureOf = (statement: ReturnType<typeof sql>) =>
    runSql({ payload } as never, statement).then(
      () => null,
      (error: unknown) => error,
    )
  const failures = [
    await failureOf(sql`select ${canary}::uuid`),
    await failureOf(sql`select ${canary}::timestamp`),
  ]
  await gate.shut()
  for (const call of memberCalls) await expectAway(call, session)
  for (const { table_name: table, column_name: column } of columns) {
    const target = sql`${sql.identifier(String(table))} set ${sql.identifier(String(column))} = ${canary}`
    failures.push(await failureOf(sql`update ${target} where ${canary} in (${planted})`))
  }
  await gate.reopen()
  const { logger } = payload
  for (let round = 0; lines.length < 10_000; round += 1) {
    for (const err of failures) {
      logger.error({ err })
      logger.error(err)
      logger.error({ msg: `round ${round}`, reason: err, list: [err] })
      logger.error(new AggregateError([err, new Error('around', { cause: err })], String(err)))
      logger.warn(`failed: ${String((err as Error).stack)}`)
    }
  }
  payload.logger = before
  expect(
    failures.every((err) => err instanceof Error && JSON.stringify([err, err.message]).includes(canary)),
  ).toBe(true)
  expect(lines.filter((line) => [canary, ...secrets].some((secret) => line.includes(secret)))).toEqual([])
})
