import { describe, expect, it } from 'vitest'
import { itemKinds } from '#domain/item-kinds'
import { newArticle } from '#support/factories'
import { expectNoRejections } from '#support/no-rejections'
import { type Actor, account, rest } from '#support/rest'

const outsiders = ['visitor', 'member'] as const
const firstProblem = ({ data }: { data: any }) => data.errors[0].data?.errors[0]

expectNoRejections()

/** Payload also takes a query from the body of a POST that claims to be a GET. */
const ways = {
  'in the address': (path: string, query: string, as: Actor) => rest('GET', `${path}?${query}`, { as }),
  'in the body, X-HTTP-Method-Override': (path: string, query: string, as: Actor) =>
    overridden({ name: 'X-HTTP-Method-Override', path, query, as }),
  'in the body, X-Payload-HTTP-Method-Override': (path: string, query: string, as: Actor) =>
    overridden({ name: 'X-Payload-HTTP-Method-Override', path, query, as }),
}

type Overridden = { name: string; path: string; query: string; as: Actor }
const overridden = ({ name, path, query, as }: Overridden) =>
  rest('POST', path, {
    as,
    body: query,
    headers: { [name]: 'GET', 'Content-Type': 'application/x-www-form-urlencoded' },
  })

const refused = [
  ['where[title][like]=x', 'where.title'],
  ['where[owner][equals]=1', 'where.owner'],
  ['where[owner.email][like]=a', 'where.owner.email'],
  ['where[owner.hash][exists]=true', 'where.owner.hash'],
  ['where[image.owner.email][like]=x', 'where.image.owner.email'],
  ['where[image.owner.resetPasswordToken][like]=x', 'where.image.owner.resetPasswordToken'],
  ['where[category.name][like]=x', 'where.category.name'],
  ['where[_status][equals]=draft', 'where._status'],
  ['where[content][like]=x', 'where.content'],
  ['where[slug][like]=x', 'where.slug.like'],
  ['where[slug][equals][equals]=x', 'where.slug.equals'],
  ['where[slug]=x', 'where.slug'],
  ['where[or][0][slug][equals]=x', 'where.or'],
  ['where[and][0][owner.email][like]=x', 'where.and'],
  ['where={"title":{"like":"x"}}', 'where'],
  ['where[category][in][]=1) or (1=1', 'where.category.in'],
  ['where[category][equals]=99999999999999', 'where.category.equals'],
  ['where[publishedAt][less_than]=вчера', 'where.publishedAt.less_than'],
  ['where[slug][equals]=a%00b', 'where.slug.equals'],
  ['sort=title', 'sort'],
  ['sort=owner.email', 'sort'],
  ['sort[]=-publishedAt', 'sort'],
  ['select[content]=true', 'select'],
  ['populate[users][email]=true', 'populate'],
  ['joins[x][limit]=1', 'joins'],
  ['depth=2', 'depth'],
  ['limit=0', 'limit'],
  ['limit=51', 'limit'],
  ['limit[]=5', 'limit'],
  ['limit=-1', 'limit'],
  ['page=0', 'page'],
  ['page=1e9', 'page'],
  ['pagination=false', 'pagination'],
  ['draft=true', 'draft'],
  ['trash=true', 'trash'],
  ['locale=en', 'locale'],
  ['fallback-locale=en', 'fallback-locale'],
] as const

describe.each(outsiders)('undeclared queries by %s', (as) => {
  describe.each(Object.entries(ways))('%s', (_, ask) => {
    it.each(refused)('are refused: %s', async (query, path) => {
      const answer = await ask('/articles', query, as)
      expect(answer.status).toBe(400)
      expect(firstProblem(answer).path).toBe(path)
      expect(answer.data.errors[0].message).toMatch(/[а-я]/)
      expect(answer.text).not.toMatch(/select |from "|at .*\.js/i)
    })
  })

  it('are refused in a JSON body', async () => {
    const { id } = await newArticle()
    const headers = { 'X-Payload-HTTP-Method-Override': 'GET' }
    const body = { depth: 3, populate: { users: { email: true } } }
    const answer = await rest('POST', `/articles/${id}`, { as, body, headers })
    expect([answer.status, firstProblem(answer).path]).toEqual([400, 'depth'])
  })

  it('are refused when writing', async () => {
    const answer = await rest('POST', '/users?depth=2', { as, body: {} })
    expect([answer.status, firstProblem(answer).path]).toEqual([400, 'depth'])
  })

  it('are refused for a single document', async () => {
    const { id } = await newArticle()
    for (const query of ['depth=1', 'draft=true', 'select[owner]=true', 'joins=false']) {
      expect((await rest('GET', `/articles/${id}?${query}`, { as })).status).toBe(400)
    }
    expect((await rest('GET', `/articles/${id}`, { as })).status).toBe(200)
  })
})

describe.each(outsiders)('declared queries by %s', (as) => {
  it('may filter, sort, page and limit', async () => {
    const { id, slug, category } = await newArticle({ title: 'Откриване на библиотека' })
    const categoryId = typeof category === 'string' ? category : category.id
    for (const query of [
      `where[slug][equals]=${slug}`,
      `where[category][in]=${categoryId}&where[slug][equals]=${slug}&sort=-publishedAt&limit=50&page=1`,
      `where[category][in][]=${categoryId}&where[publishedAt][greater_than]=2020-01-01&sort=-publishedAt`,
    ]) {
      const { status, data } = await rest('GET', `/articles?${query}`, { as })
      expect(status).toBe(200)
      expect(data.docs.map((doc: { id: string }) => doc.id)).toContain(id)
    }
  })
})

it.each(itemKinds.filter((kind) => kind !== 'forum-topics'))(
  'answers which of the given ids of %s are still available',
  async (kind) => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    const { status, data } = await rest('GET', `/${kind}?where[id][in]=${unknown}&limit=50`)
    expect([status, data.docs]).toEqual([200, []])
    expect((await rest('GET', `/${kind}?where[id][in]=abc`)).status).toBe(400)
    expect((await rest('GET', `/${kind}?where[id][not_in]=${unknown}`)).status).toBe(400)
  },
)

describe('queries by staff', () => {
  it.each(['moderator', 'admin'] as const)('may ask for anything as %s', async (as) => {
    for (const query of [
      'where[title][like]=x&depth=1&limit=100&sort=title',
      'where[category.name][like]=x',
      'draft=true',
    ]) {
      expect((await rest('GET', `/articles?${query}`, { as })).status).toBe(200)
    }
  })

  it.each([
    'where[owner.hash][like]=x',
    'where[image.owner.hash][like]=x',
    'where[or][0][image.owner.resetPasswordToken][like]=x',
    'where[id][equals]=99999999999999',
    'where[id][in]=1) or (1=1',
    'where[category][in][]=1) or (1=1',
    'where[slug][equals]=a%00b',
    'where[publishedAt][less_than]=вчера',
    'where[category.name][equals]=a%00b',
    'sort=owner.hash',
    'sort=няма.такова',
    'limit=99999999999999999999',
    'page=-5',
    'where=%7Bbroken',
    'where[_status][equals]=няма',
    'select[няма]=true',
  ])('neither cause a server error nor leak anything: %s', async (query) => {
    const { status, text } = await rest('GET', `/articles?${query}`, { as: 'moderator' })
    expect(status).toBeLessThan(500)
    expect(text).not.toMatch(/select |from "|invalid input syntax|at .*\.js/i)
  })
})

describe('addresses with a malformed id', () => {
  it.each(['99999999999999', 'не-е-номер', "1' or '1'='1", '%00', '..%2fusers'])(
    'answer 404 to %s',
    async (id) => {
      for (const as of ['visitor', 'moderator'] as const) {
        for (const method of ['GET', 'PATCH', 'DELETE']) {
          const { status } = await rest(method, `/articles/${encodeURIComponent(id)}`, { as })
          expect(status).toBe(404)
        }
      }
    },
  )
})

describe('closed calls', () => {
  it.each(outsiders)('are refused to %s', async (as) => {
    const { id } = await newArticle()
    for (const [method, path] of [
      ['POST', `/articles/access/${id}`],
      ['GET', '/articles/count'],
      ['GET', '/articles/versions'],
      ['PATCH', '/articles?where[id][exists]=true'],
      ['DELETE', '/users?where[id][exists]=true'],
      ['GET', '/media'],
      ['GET', '/access'],
      ['GET', '/users/init'],
      ['GET', '/payload-preferences'],
      ['GET', '/payload-preferences/nav'],
      ['POST', '/payload-preferences/nav'],
      ['GET', '/payload-locked-documents'],
      ['POST', '/payload-locked-documents'],
      ['GET', '/payload-jobs'],
      ['GET', '/payload-jobs/run'],
      ['GET', '/payload-kv'],
      ['POST', '/payload-kv'],
    ] as const) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : {}
      const { status, data } = await rest(method, path, { as, body })
      const refusal = as === 'visitor' ? '401 Трябва да влезете в профила си' : '403'
      const told = as === 'visitor' ? `${status} ${data.errors[0].message}` : String(status)
      expect(`${method} ${path} ${told}`).toBe(`${method} ${path} ${refusal}`)
    }
  })

  it.each(['visitor', 'member', 'admin'] as const)('do not exist for anybody: %s', async (as) => {
    const { id } = await account('member')
    for (const [method, path] of [
      ['GET', '/graphql'],
      ['POST', '/graphql'],
      ['GET', '/payload-migrations'],
      ['GET', '/og'],
      ['POST', '/users/first-register'],
      ['POST', `/users/${id}/api-key/reveal`],
      ['POST', `/users/${id}/duplicate`],
      ['POST', `/articles/${id}/duplicate`],
      ['GET', '/nyama'],
    ] as const) {
      const { status, data } = await rest(method, path, { as, body: method === 'POST' ? {} : undefined })
      expect(`${path} ${status}`).toBe(`${path} 404`)
      expect(data.errors[0].message).toBe('Това, което търсите, не е намерено.')
    }
  })

  it('include preferences, except for staff, who see only their own', async () => {
    const body = { value: { open: true } }
    expect((await rest('POST', '/payload-preferences/nav', { as: 'moderator', body })).status).toBe(200)
    expect((await rest('GET', '/payload-preferences/nav', { as: 'moderator' })).data.value).toEqual({
      open: true,
    })
    expect((await rest('GET', '/payload-preferences/nav', { as: 'admin' })).data.value).toBeNull()
    expect((await rest('GET', '/payload-preferences', { as: 'admin' })).data.docs).toEqual([])
  })
})
