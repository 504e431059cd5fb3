import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { countRequest } from '#database/statements/web/request-counts'
import { requestLimits } from '#domain/request-limits'
import { env, provideEnv } from '#env'
import { openFrontDoor } from '#support/front-door'
import { signedInMember } from '#support/members'
import { account, rest } from '#support/rest'

const database = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1, allowExitOnIdle: true })
database.on('error', () => undefined)
let site: Awaited<ReturnType<typeof openFrontDoor>>
let visitors = 0

beforeAll(async () => {
  for (const actor of ['member', 'other', 'moderator'] as const) await rest('GET', '/me', { as: actor })
  provideEnv({ REQUEST_LIMITS: 'on', TRUST_PROXY: '1' })
  site = await openFrontDoor()
})
beforeEach(() => void (visitors += 1))
afterAll(async () => {
  await site.close()
  await database.end()
})

type Call = { path: string; body?: unknown; from?: string; method?: string }
const post = ({ path, body = {}, from = `192.0.2.${visitors}`, method = 'POST' }: Call) =>
  fetch(site.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, 'Accept-Language': 'bg' },
    body: JSON.stringify(body),
  })

const statusesOf = async (count: number, call: (index: number) => Promise<{ status: number }>) => {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push((await call(index)).status)
  return statuses
}

/** Is counted, but refused before the password is hashed, which would take a third of a second. */
const blank = { path: '/api/users/login', body: {} }

const wrong = (index: number) => ({ email: `nyama${visitors}-${index}@example.org`, password: 'грешна' })

describe('at the limit', () => {
  it('10 sign-ins from one address are checked, the next is 429 with Retry-After and a message', async () => {
    const { points } = requestLimits.signIn
    const login = (index: number) => post({ path: '/api/users/login', body: wrong(index) })
    expect(await statusesOf(points, login)).toEqual(Array(points).fill(401))
    const refused = await login(points)
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(requestLimits.signIn.seconds)
    expect(await refused.json()).toEqual({
      errors: [{ message: 'Твърде много опити. Опитайте отново след 15 минути.' }],
    })
    expect((await post({ ...blank, from: '198.51.100.7' })).status).toBe(400)
  })

  it('concurrent attempts do not get through', async () => {
    const { points } = requestLimits.signIn
    const all = await Promise.all(Array.from({ length: points + 10 }, () => post(blank)))
    expect(all.filter(({ status }) => status === 429)).toHaveLength(10)
    expect(all.filter(({ status }) => status === 400)).toHaveLength(points)
  })

  it('sign-up is limited', async () => {
    const { points } = requestLimits.signUp
    const register = (index: number) =>
      post({
        path: '/api/users',
        body: { fullName: 'Иво Ганев', email: `nov${index}@example.org`, password: 'парола' },
      })
    expect(await statusesOf(points + 1, register)).toEqual([...Array(points).fill(201), 429])
  })

  it('writes are counted for each member, and not for staff', async () => {
    const { points } = requestLimits.write
    const save = (as: 'member' | 'other' | 'moderator') => async () => {
      const { id } = await account(as)
      return rest('PATCH', `/users/${id}`, { as, body: { city: 'Бон' } })
    }
    expect(await statusesOf(points + 1, save('member'))).toEqual([...Array(points).fill(200), 429])
    expect((await save('other')()).status).toBe(200)
    const autosave = () => rest('POST', '/payload-preferences/nav', { as: 'moderator', body: { value: 1 } })
    expect(await statusesOf(points + 5, autosave)).toEqual(Array(points + 5).fill(200))
  })

  it('posts and comments share 20 in 5 minutes, reading and liking are not limited', async () => {
    const { points } = requestLimits.publish
    expect(requestLimits.publish).toMatchObject({ points: 20, seconds: 300 })
    const author = await signedInMember()
    const { id } = (await rest('POST', '/posts', { body: { content: 'Първа' }, ...author })).data.doc
    const write = (index: number) =>
      index % 2
        ? rest('POST', '/posts', { body: { content: 'Още една' }, ...author })
        : rest('POST', '/post-comments', { body: { post: id, content: 'И още' }, ...author })
    expect(await statusesOf(points, write)).toEqual([...Array(points - 1).fill(201), 429])
    expect((await rest('POST', `/posts/${id}/like`, author)).status).toBe(200)
    const other = await signedInMember()
    expect((await rest('POST', '/posts', { body: { content: 'Моя' }, ...other })).status).toBe(201)
  })
})

describe('client address', () => {
  const { points } = requestLimits.signIn

  it('a forged internal header has no effect', async () => {
    const login = (index: number) =>
      fetch(`${site.url}/api/users/login`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Client-Address': `1.1.1.${index}`,
          'X-Forwarded-For': `2.2.2.${index}, 192.0.2.200`,
        },
        body: '{}',
      })
    expect(await statusesOf(points + 1, login)).toEqual([...Array(points).fill(400), 429])
  })

  it('a whole /64 network counts as one address', async () => {
    const login = (index: number) => post({ ...blank, from: `2001:db8::${index + 1}` })
    expect(await statusesOf(points + 1, login)).toEqual([...Array(points).fill(400), 429])
  })
})

describe('where requests are counted', () => {
  it('in the database, without disclosing the email or address', async () => {
    const body = { email: 'skrit@example.org' }
    await post({ path: '/api/users/login', body, from: '192.0.2.77' })
    const { rows } = await database.query('select key from request_counts')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/skrit|192\.0\.2/)
  })

  it('another process counts together with this one', async () => {
    const { points } = requestLimits.search
    for (let index = 0; index < points; index += 1)
      expect(await countRequest({ limit: 'search', key: 'общ' })).toBeNull()
    vi.resetModules()
    const other = await import('#database/statements/web/request-counts')
    expect(other.countRequest).not.toBe(countRequest)
    expect(await other.countRequest({ limit: 'search', key: 'общ' })).toBeGreaterThan(0)
  })

  it('in memory when the database fails, with the same limit', async () => {
    await database.query('alter table request_counts rename to request_counts_away')
    try {
      const { points } = requestLimits.search
      const waits = []
      for (let index = 0; index <= points; index += 1)
        waits.push(await countRequest({ limit: 'search', key: 'без база' }))
      expect(waits.slice(0, points)).toEqual(Array(points).fill(null))
      expect(waits.at(-1)).toBeGreaterThan(0)
    } finally {
      await database.query('alter table request_counts_away rename to request_counts')
    }
  })
})
