import { beforeAll, describe, expect, it } from 'vitest'
import { account, getTestPayload, rest } from '#support/rest'

const actors = ['visitor', 'member', 'moderator', 'admin'] as const

let memberId: string
beforeAll(async () => {
  memberId = (await account('member')).id
  await Promise.all([account('moderator'), account('admin')])
})

const accounts = async () => (await getTestPayload()).count({ collection: 'users' })

describe.each(actors)('calls closed to everybody, made by %s', (as) => {
  const first = { email: 'parvi@example.org', password: 'парола1', fullName: 'Първи Член', role: 'admin' }
  it.each<[string, string, object?]>([
    ['GET', '/users/init'],
    ['POST', '/users/first-register', first],
    ['POST', '/users/First-Register', first],
    ['POST', '/users/unlock', { email: 'member@example.org' }],
    ['POST', '/users/verify/x'],
    ['POST', '/users/:id/duplicate', {}],
    ['POST', '/users/duplicate/:id', {}],
    ['POST', '/graphql', { query: '{ Users { docs { email } } }' }],
    ['GET', '/graphql?query={Users{docs{email}}}'],
    ['GET', '/graphql-playground'],
    ['POST', '/payload-jobs/run', {}],
    ['GET', '/payload-jobs/run'],
    ['GET', '/payload-jobs/handle-schedules'],
  ])('refuses %s %s', async (method, path, body) => {
    const before = await accounts()
    const answer = await rest(method, path.replace(':id', memberId), { as, body: body as never })
    expect([401, 403, 404]).toContain(answer.status)
    expect(answer.text).not.toMatch(/initialized|@example|"token"/)
    expect(await accounts()).toEqual(before)
  })
})

describe('duplicating and unlocking', async () => {
  const { collections, db } = await getTestPayload()
  it.each(Object.keys(collections))('is impossible in %s', async (slug) => {
    const collection = slug as keyof typeof collections
    const { docs } = await db.find<{ id: string }>({ collection, limit: 1 })
    const id = docs[0]?.id ?? memberId
    const before = await db.count({ collection })
    for (const as of actors) {
      const paths = [`/${slug}/${id}/duplicate`, `/${slug}/duplicate/${id}`]
      // The segment after this slug is the name of a preference.
      if (slug !== 'payload-preferences') paths.push(`/${slug}/unlock`)
      for (const path of paths) {
        const { status } = await rest('POST', path, { as, body: { email: 'member@example.org' } })
        expect([401, 403, 404], `${as} ${path}`).toContain(status)
      }
    }
    expect(await db.count({ collection })).toEqual(before)
  })
})

describe('API keys', () => {
  it.each([
    'users API-Key 0123456789abcdef',
    'API-Key 0123456789abcdef',
    'users API-Key undefined',
    'users API-Key null',
  ])('treats a caller with "%s" as a visitor', async (Authorization) => {
    const { data } = await rest('GET', '/me', { headers: { Authorization } })
    expect(data).toEqual({ user: null })
    expect((await rest('POST', '/tokens', { headers: { Authorization } })).status).toBe(401)
  })

  it('refuses to make one even for an administrator', async () => {
    const { id } = await account('admin')
    const body = { enableAPIKey: true, apiKey: '0123456789abcdef' }
    const { text } = await rest('PATCH', `/users/${id}`, { as: 'admin', body })
    expect(text).not.toMatch(/apiKey/i)
    const headers = { Authorization: 'users API-Key 0123456789abcdef' }
    expect((await rest('GET', '/me', { headers })).data).toEqual({ user: null })
    const fields = (await getTestPayload()).collections.users.config.fields.map(
      (field) => 'name' in field && field.name,
    )
    expect(fields).not.toContain('apiKey')
  })
})
