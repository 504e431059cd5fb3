import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callWords, fieldNames, slugs } from '../support/access/all-calls'
import { samples } from '../support/access/samples'
import { newArticle } from '../support/factories'
import { openFrontDoor } from '../support/front-door'
import { watchProcess } from '../support/hostile/rejections'
import { bodyOf, encoded, inside, oddBody, seed, value } from '../support/hostile/values'
import { brokenForms, endlessBodies, wrongFields } from '../support/hostile/wrong-values'
import { signedInMember } from '../support/members'
import { account, cookieOf, getTestPayload } from '../support/rest'

const runs = 2_000

let site: Awaited<ReturnType<typeof openFrontDoor>>
const cookies: (string | undefined)[] = [undefined]
let known: string[] = []
/** Of each collection something that exists, and what somebody sends for another one. */
const items: Record<string, { id: string; input: object }> = {}

beforeAll(async () => {
  site = await openFrontDoor()
  cookies.push(await cookieOf('member'), await cookieOf('moderator'), await cookieOf('admin'))
  known = [(await newArticle()).id, (await account('other')).id]
  const owner = await signedInMember()
  for (const [slug, sample] of Object.entries(samples)) {
    const input = await sample.input()
    const fields = input instanceof FormData ? (JSON.parse(String(input.get('_payload'))) as object) : input
    items[slug] = { id: (await sample.make(owner)).id, input: fields }
  }
})
afterAll(() => site.close())

/** Every collection there is, what is no collection, and what was never there. */
const roots = [...slugs, 'globals', 'graphql', 'access', 'og', 'me', 'няма']
const fields = [
  'id', 'title', 'slug', 'category', 'owner', 'owner.email', 'owner.hash', 'image.owner.resetPasswordToken', 'content',
  'content.root.children', 'publishedAt', '_status', 'previousSlugs', 'email', 'role', 'sessions.id', 'filename', 'sizes.small.url',
  'or', 'AND', 'key', 'user.value', 'document.value', 'няма', '__proto__', 'createdAt', "title') or 1=1--",
] // prettier-ignore
const operators = [
  'equals', 'not_equals', 'in', 'not_in', 'all', 'like', 'not_like', 'contains', 'exists', 'less_than', 'greater_than_equal', 'near',
  'within', 'intersects', 'няма',
] // prettier-ignore
const field = fc.oneof(fc.constantFrom(...fields), fc.constantFrom(...fieldNames))
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

const segment = fc.oneof(
  value.map(encoded),
  fc.nat({ max: 1 }).map((index) => known[index] ?? ''),
  fc.constantFrom(...callWords, 'og', 'graphql'),
)
const path = fc
  .tuple(fc.constantFrom(...roots), fc.array(segment, { maxLength: 2 }))
  .map(([slug, rest]) => `/api/${[encoded(slug), ...rest].join('/')}`)

const inJson = { method: 'POST', type: 'application/json', override: undefined }

const written = [
  'email', 'password', 'fullName', 'title', 'excerpt', 'content', 'category', 'image', 'owner', 'role', 'id', 'token',
  'slug', '_status', 'value', 'city', 'avatar', 'createdAt',
] // prettier-ignore
const body = fc.oneof({ weight: 2, arbitrary: bodyOf(written) }, { weight: 1, arbitrary: oddBody })
const anything = fc.record({
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

/** Everything as it should be, but for one or two values. */
const almostRight = fc.constantFrom(...Object.keys(samples)).chain((slug) =>
  fc.record({
    path: fc.constantFrom(`/api/${slug}`, `/api/${slug}/:id`),
    query: fc.constantFrom('', '', 'draft=true', 'draft=true&autosave=true'),
    body: wrongFields(slug).map((fields) => ({ slug, fields })),
    who: fc.constantFrom(0, 1, 2, 2, 3, 3),
  }),
)
const brokenBody = fc.record({
  path: fc.constantFrom('/api/articles', '/api/media', '/api/documents', '/api/users', '/api/posts', '/api/globals/site'),
  query: fc.constant(''),
  sent: fc.oneof(
    fc.constantFrom(...brokenForms),
    fc.constantFrom(...endlessBodies).map((body) => ['application/json', body] as const),
  ),
  who: fc.constantFrom(0, 1, 2, 3),
}) // prettier-ignore

const request = fc.oneof(
  { weight: 6, arbitrary: anything },
  {
    weight: 4,
    arbitrary: almostRight.map(({ path: given, body: { slug, fields: odd }, ...rest }) => ({
      ...rest,
      ...inJson,
      get path() {
        return given.replace(':id', items[slug]!.id)
      },
      get body() {
        return JSON.stringify(given.endsWith(':id') ? odd : { ...items[slug]!.input, ...odd })
      },
      method: given.endsWith(':id') ? 'PATCH' : 'POST',
    })),
  },
  {
    weight: 1,
    arbitrary: brokenBody.map(({ sent: [type, body], ...rest }) => ({ ...rest, ...inJson, type, body })),
  },
)

it(`${runs} враждебни заявки: никоя не е грешка на сървъра, никоя не издава нищо`, async () => {
  const problems = watchProcess()
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
      expect(problems).toEqual([])
    }),
    { seed, numRuns: runs, endOnFailure: true },
  )
  // Not everything is turned away at the first door.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(20)
  const { totalDocs } = await (
    await getTestPayload()
  ).count({ collection: 'users', where: { role: { equals: 'admin' } } })
  expect(totalDocs).toBe(1)
}, 180_000)
