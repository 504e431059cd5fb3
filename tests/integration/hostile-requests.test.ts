import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newArticle } from '../support/factories'
import { openFrontDoor } from '../support/front-door'
import { account, cookieOf, getTestPayload } from '../support/rest'

const seed = 20261121
const runs = 2_000
/** What an answer would hold if it told of the inside: statements, drivers, stack lines, paths. */
const inside =
  /\bselect\b.+\bfrom\b|insert into|violates|invalid input syntax|invalid byte|drizzle|node_modules|\bat .+:\d+:\d+|ECONN|syntax error at/i

let site: Awaited<ReturnType<typeof openFrontDoor>>
const cookies: (string | undefined)[] = [undefined]
const rejections: unknown[] = []
const note = (reason: unknown) => void rejections.push(reason)
let known: string[] = []

beforeAll(async () => {
  site = await openFrontDoor()
  process.on('unhandledRejection', note)
  cookies.push(await cookieOf('member'), await cookieOf('moderator'))
  known = [(await newArticle()).id, (await account('other')).id]
})
afterAll(async () => {
  process.removeListener('unhandledRejection', note)
  await site.close()
})

const slugs = [
  'articles', 'article-categories', 'media', 'users', 'payload-preferences', 'payload-locked-documents',
  'payload-jobs', 'payload-kv', 'payload-migrations', 'globals', 'graphql', 'access', 'og', 'me', 'няма',
] // prettier-ignore
const fields = [
  'id', 'title', 'slug', 'category', 'owner', 'owner.email', 'owner.hash', 'image.owner.resetPasswordToken', 'content',
  'content.root.children', 'publishedAt', '_status', 'previousSlugs', 'email', 'role', 'sessions.id', 'filename', 'sizes.small.url',
  'or', 'AND', 'key', 'user.value', 'document.value', 'няма', '__proto__', 'createdAt', "title') or 1=1--",
] // prettier-ignore
const operators = [
  'equals', 'not_equals', 'in', 'not_in', 'all', 'like', 'not_like', 'contains', 'exists', 'less_than', 'greater_than_equal', 'near',
  'within', 'intersects', 'няма',
] // prettier-ignore
const hostile = [
  '', ' ', '0', '-1', '99999999999999', '1e999', 'NaN', 'null', 'true', 'вчера', '2026-99-99', '1) or (1=1', "' or '1'='1", '";drop table users;--',
  'a\0b', '\ud800', '%', '_', '\\', '{"a":1}', '[1,2]', '{', '../../etc/passwd', '<script>', '$where', '💥', 'x'.repeat(3000), '1,2,3',
] // prettier-ignore

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostile) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20, unit: 'binary' }) },
  { weight: 1, arbitrary: fc.uuid() },
)
const field = fc.constantFrom(...fields)
const parameter = fc.oneof(
  fc
    .tuple(field, fc.constantFrom(...operators), value)
    .map(([name, operator, given]) => [`where[${name}][${operator}]`, given]),
  fc
    .tuple(field, fc.constantFrom(...operators), value)
    .map(([name, operator, given]) => [`where[or][0][and][1][${name}][${operator}][]`, given]),
  value.map((given) => ['where', given]),
  fc.oneof(field, value).map((given) => ['sort', given]),
  fc
    .tuple(fc.constantFrom('select', 'populate', 'joins'), field, value)
    .map(([kind, name, given]) => [`${kind}[${name}][${name}]`, given]),
  fc.tuple(
    fc.constantFrom(
      'select',
      'populate',
      'joins',
      'depth',
      'limit',
      'page',
      'draft',
      'trash',
      'locale',
      'fallback-locale',
      'pagination',
      'data',
      'q',
    ),
    value,
  ),
)
const query = fc
  .array(parameter, { maxLength: 3 })
  .map((pairs) => pairs.map(([name = '', given = '']) => `${encoded(name)}=${encoded(given)}`).join('&'))
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

const segment = fc.oneof(
  value.map(encoded),
  fc.nat({ max: 1 }).map((index) => known[index] ?? ''),
  fc.constantFrom(
    'count',
    'versions',
    'access',
    'login',
    'logout',
    'me',
    'init',
    'unlock',
    'forgot-password',
    'reset-password',
    'verify',
    'refresh-token',
    'duplicate',
    'file',
    'run',
    'first-register',
  ),
)
const path = fc
  .tuple(fc.constantFrom(...slugs), fc.array(segment, { maxLength: 2 }))
  .map(([slug, rest]) => `/api/${[encoded(slug), ...rest].join('/')}`)

const body = fc.oneof(
  fc
    .record(
      Object.fromEntries(
        [
          'email',
          'password',
          'fullName',
          'title',
          'excerpt',
          'content',
          'category',
          'image',
          'owner',
          'role',
          'id',
          'token',
          'slug',
          '_status',
          'value',
          'city',
          'avatar',
          'createdAt',
        ].map((name) => [name, fc.oneof(value, fc.jsonValue({ maxDepth: 2 }))]),
      ),
      { requiredKeys: [] },
    )
    .map((given) => JSON.stringify(given)),
  fc.json({ maxDepth: 3 }),
  fc.constantFrom('', '{', 'null', '[]', '"x"', '{"__proto__":{"role":"admin"}}'),
)
const request = fc.record({
  path,
  query,
  body,
  method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'HEAD'),
  who: fc.constantFrom(0, 0, 1, 1, 2),
  type: fc.constantFrom(
    'application/json',
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    '',
  ),
  override: fc.constantFrom(
    undefined,
    undefined,
    undefined,
    'X-HTTP-Method-Override',
    'X-Payload-HTTP-Method-Override',
  ),
})

it(`${runs} враждебни заявки: никоя не е грешка на сървъра, никоя не издава нищо`, async () => {
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(request, async (given) => {
      const { method, who } = given
      const isReading = method === 'GET' || method === 'HEAD'
      const cookie = cookies[who]
      const response = await fetch(`${site.url}${given.path}?${given.query}`, {
        method,
        redirect: 'manual',
        headers: {
          Origin: site.url,
          ...(cookie ? { Cookie: cookie } : {}),
          ...(given.type ? { 'Content-Type': given.type } : {}),
          ...(given.override ? { [given.override]: 'GET' } : {}),
        },
        body: isReading ? undefined : given.override ? given.query : given.body,
      })
      const text = await response.text()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      expect(response.status).toBeLessThan(500)
      if (response.status >= 400) expect(text).not.toMatch(inside)
      expect(rejections).toEqual([])
    }),
    { seed, numRuns: runs, endOnFailure: true },
  )
  // Not everything is turned away at the first door.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(20)
  const { totalDocs } = await (
    await getTestPayload()
  ).count({ collection: 'users', where: { role: { equals: 'admin' } } })
  expect(totalDocs).toBe(0)
}, 180_000)
