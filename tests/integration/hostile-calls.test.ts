import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everyCall } from '../support/access/all-calls'
import { samples } from '../support/access/samples'
import { openFrontDoor } from '../support/front-door'
import { watchProcess } from '../support/hostile/rejections'
import { bodyOf, encoded, inside, oddBody, seed, value } from '../support/hostile/values'
import { signedInMember } from '../support/members'
import { rest } from '../support/rest'

const runs = 1_500

let site: Awaited<ReturnType<typeof openFrontDoor>>
let staying: { Cookie: string }
let leaving: { Cookie: string }
let strangers: Record<string, string>[]
/** Something of each kind, so that a call with an address of its own also finds what it asks for. */
const known: Record<string, string> = {}

beforeAll(async () => {
  site = await openFrontDoor()
  const owner = await signedInMember()
  staying = owner.headers
  leaving = (await signedInMember()).headers
  for (const slug of new Set(everyCall.flatMap((call) => /\/([\w-]+)\/:id\//.exec(call)?.[1] ?? [])))
    known[slug] = (await samples[slug]!.make(owner)).id
  const { data } = await rest('POST', '/tokens', { headers: staying })
  const session = staying.Cookie.split('=')[1]!
  strangers = [
    { Cookie: 'payload-token=x.y.z' },
    { Cookie: `payload-token=${session.slice(0, -4)}AAAA` },
    { Cookie: `payload-token=${session}; payload-token=x` },
    { Cookie: `payload-token=${'x'.repeat(4000)}` },
    { Cookie: 'payload-token=%00; =; ;;' },
    { Authorization: `Bearer ${data.token}` },
    { Authorization: 'JWT eyJhbGciOiJub25lIn0.eyJpZCI6MSwicm9sZSI6ImFkbWluIn0.' },
    { Authorization: 'users API-Key x' },
    { Authorization: 'Basic Og==' },
  ]
})
afterAll(() => site.close())

/** Fields that a call expects; every other one is offered the names that all of them use. */
const link = ['token', 'password', 'email']
const expected: Record<string, readonly string[]> = {
  'post /me/password': ['currentPassword', 'password'],
  'post /tokens': ['role', 'sub', 'aud'],
  'post /users': ['email', 'password', 'fullName', 'role', 'sessions', 'awaitsConfirmation'],
  'patch /users/:id': ['fullName', 'city', 'avatar', 'role', 'password', 'sessions'],
  'post /users/login': ['email', 'password', 'username'],
  'post /users/forgot-password': ['email', 'expiration', 'disableEmail'],
  'post /users/reset-password': link,
  'post /users/confirm-email': link,
  'post /favorites/merge': ['items'],
}
const offered = [
  'id',
  'owner',
  'email',
  'password',
  'itemType',
  'itemId',
  'items',
  'decision',
  'action',
  'note',
  'text',
  'contacts',
]
const endings = ['delete /me/sessions', 'post /users/logout']

/** Of the built configuration, and the two by which an account comes and changes. */
const calls = [...everyCall, 'post /users', 'patch /users/:id'].map((call) => {
  const [method = '', path = ''] = call.split(' ')
  return {
    method: method.toUpperCase(),
    path: path.replace(/\?$/, ''),
    fields: expected[call] ?? offered,
    endsSession: endings.includes(call),
  }
}) // prettier-ignore

const name = fc.constantFrom(
  'allSessions',
  'depth',
  'where[id][equals]',
  'select[hash]',
  'token',
  'q',
  '__proto__',
)
const request = fc.constantFrom(...calls).chain(({ method, path, fields, endsSession }) =>
  fc.record({
    method: fc.constant(method),
    endsSession: fc.constant(endsSession),
    path: fc.oneof(
      { weight: 2, arbitrary: value.map((given) => path.replace(/:\w+/, () => encoded(given))) },
      { weight: 1, arbitrary: fc.constant(path) },
    ),
    query: fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.tuple(name, value).map(([key, given]) => `?${encoded(key)}=${encoded(given)}`) },
    ),
    body: fc.oneof({ weight: 3, arbitrary: bodyOf(fields) }, { weight: 1, arbitrary: oddBody }),
    type: fc.constantFrom('application/json', 'application/json', 'application/json;charset=x', 'text/plain', 'multipart/form-data; boundary=x'),
    who: fc.nat({ max: 17 }),
    origin: fc.constantFrom('own', 'own', 'own', 'https://evil.example', 'null', undefined),
  }),
) // prettier-ignore

it(`${runs} враждебни заявки към собствените извиквания: никоя не е грешка на сървъра, никоя не издава нищо`, async () => {
  const problems = watchProcess()
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(request, async ({ method, path, query, body, type, who, origin, endsSession }) => {
      const caller = strangers[who] ?? (who % 2 ? (endsSession ? leaving : staying) : {})
      const sentFrom: Record<string, string> = origin ? { Origin: origin === 'own' ? site.url : origin } : {}
      const item = known[path.split('/')[1] ?? ''] ?? 'nav'
      const response = await fetch(`${site.url}/api${path.replace(/:\w+/, item)}${query}`, {
        method,
        redirect: 'manual',
        headers: { 'Content-Type': type, ...caller, ...sentFrom },
        body: method === 'GET' ? undefined : body,
      })
      const text = await response.text()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      expect(response.status).toBeLessThan(500)
      if (response.status >= 400) expect(text).not.toMatch(inside)
      expect(text).not.toMatch(/"(hash|salt|privateKey|tokenHash)"/)
      expect(problems).toEqual([])
    }),
    { seed, numRuns: runs, endOnFailure: true },
  )
  for (const status of [200, 400, 401, 403, 404])
    expect([status, (statuses.get(status) ?? 0) > 5]).toEqual([status, true])
  // Nobody was signed out or changed by somebody else's nonsense.
  expect((await rest('GET', '/me', { headers: staying })).data.user).toMatchObject({ role: 'user' })
}, 120_000)
