import { request } from 'node:http'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#database/connection/sql'
import { env, provideEnv } from '#env'
import { createLogger } from '../../../src/logger'
import { openFrontDoor } from '#support/front-door'
import { cookieOf, getTestPayload } from '#support/rest'

type Line = { level: number; msg?: string; status?: number; requestId?: string; err?: { stack?: string } }
const [INFO, ERROR] = [30, 50]

let lines: Line[] = []
let site: Awaited<ReturnType<typeof openFrontDoor>>
let cookies: Record<'visitor' | 'member' | 'admin', string>

beforeAll(async () => {
  const level = env.LOG_LEVEL
  provideEnv({ LOG_LEVEL: 'info' })
  const destination = { write: (line: string) => void lines.push(JSON.parse(line) as Line) }
  const payload = await getTestPayload()
  payload.logger = createLogger('payload', destination)
  site = await openFrontDoor(createLogger('http', destination))
  provideEnv({ LOG_LEVEL: level })
  cookies = { visitor: '', member: await cookieOf('member'), admin: await cookieOf('admin') }
})
afterAll(() => site.close())

type Call = { path: string; method?: string; as?: keyof typeof cookies; body?: BodyInit; type?: string }

async function linesOf({ path, method = 'GET', as = 'visitor', body, type = 'application/json' }: Call) {
  lines = []
  const headers = { Origin: 'http://localhost:3000', 'Content-Type': type, Cookie: cookies[as] }
  const { status } = await fetch(`${site.url}/api${path}`, { method, headers, body })
  await expect.poll(() => lines.some(({ msg }) => msg === 'request')).toBe(true)
  return { status, lines }
}

const id = '6f8f1f60-7f3a-4d0e-9a4b-0d6f3c1a2b3c'
const post = (path: string, body: unknown, as: Call['as'] = 'member'): Call => ({
  path,
  method: 'POST',
  as,
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const form = 'multipart/form-data; boundary=x'

const wrong: Call[] = [
  { path: '/nothing' },
  { path: '/articles/no-id' },
  { path: `/articles/${id}` },
  { path: '/articles?where[owner.hash][like]=a' },
  { path: '/articles?sort=owner.salt' },
  { path: '/articles?limit=many' },
  { path: `/users/${id}` },
  { path: '/contacts/export', as: 'member' },
  { path: '/search?q=%00' },
  { path: '/articles/no-id', as: 'admin' },
  { path: '/users/no-id', as: 'admin' },
  { path: '/articles?where[title][near]=1,2,3', as: 'admin' },
  { path: '/articles?where[title][equals]=%00', as: 'admin' },
  post('/users', {}, 'visitor'),
  post('/users/login', { email: 'x', password: 'y' }, 'visitor'),
  post('/users/login', { email: 'nobody@example.org', password: 'wrong1' }, 'visitor'),
  post('/users/login', '{"email":', 'visitor'),
  post('/users/reset-password', { token: 'x', password: 'парола1' }, 'visitor'),
  post('/small-ads', {}, 'visitor'),
  post('/small-ads', { title: 1, category: [] }),
  post('/articles', { title: 'а\u0000б', category: 'no-id' }, 'admin'),
  post('/articles', { title: 'Дълго', category: id }, 'admin'),
  post('/media', {}, 'admin'),
  post('/contacts/import?mode=commit', '[', 'admin'),
  { path: `/articles/${id}`, method: 'PATCH', as: 'admin', body: '{"title":"а"}' },
  { path: `/articles/${id}`, method: 'DELETE', as: 'member' },
  { path: '/media', method: 'POST', as: 'member', body: '--x\r\nno form', type: form },
]

describe('a bad request is one log line without a stack', () => {
  it.each(wrong)('$method $path $as $body', async (call) => {
    const answer = await linesOf(call)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.lines).toMatchObject([{ level: INFO, msg: 'request', status: answer.status }])
    expect(JSON.stringify(answer.lines)).not.toContain('stack')
  })
})

it('a connection that is closed while sending is not logged as an error', async () => {
  lines = []
  const said = lines
  const Origin = 'http://localhost:3000'
  const headers = {
    Origin,
    'Content-Type': 'application/json',
    'Content-Length': 100,
    Cookie: cookies.member,
  }
  const sending = request(`${site.url}/api/small-ads`, { method: 'POST', headers })
  sending.on('error', () => undefined)
  sending.write('{"title":')
  await expect.poll(() => site.reached.at(-1)).toBe('POST /api/small-ads')
  sending.destroy()
  await expect.poll(() => said.some(({ msg }) => msg === 'request')).toBe(true)
  // By the next response everything about the first request is logged.
  await linesOf({ path: '/nothing' })
  expect(said.filter(({ level }) => level >= ERROR)).toEqual([])
})

it('an internal error is exactly one error line with its stack', async () => {
  const payload = await getTestPayload()
  await runSql({ payload } as never, sql`alter table contacts rename to contacts_gone`)
  const answer = await linesOf({ path: '/contacts' })
  await runSql({ payload } as never, sql`alter table contacts_gone rename to contacts`)
  expect(answer.status).toBe(500)
  const errors = answer.lines.filter(({ level }) => level >= ERROR)
  expect(errors).toHaveLength(1)
  expect(errors[0]?.err?.stack).toMatch(/:\d+:\d+/)
})
