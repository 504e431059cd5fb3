import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFrontDoor } from '../support/front-door'
import { watchProcess } from '../support/hostile/rejections'
import { bodyOf, encoded, inside, oddBody, seed, value } from '../support/hostile/values'
import { newMember, sessionOf } from '../support/members'
import { rest } from '../support/rest'

const runs = 1_500

let site: Awaited<ReturnType<typeof openFrontDoor>>
let staying: Record<string, string>
let leaving: Record<string, string>
let strangers: Record<string, string>[]

beforeAll(async () => {
  site = await openFrontDoor()
  staying = await sessionOf(await newMember())
  leaving = await sessionOf(await newMember())
  const { data } = await rest('POST', '/tokens', { headers: staying })
  const session = staying.Cookie!.split('=')[1]!
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

type Call = { method: string; path: string; fields: readonly string[]; endsSession?: boolean }
const link = ['token', 'password', 'email']
const calls: Call[] = [
  { method: 'GET', path: '/me', fields: [] },
  { method: 'DELETE', path: '/me/sessions', fields: [], endsSession: true },
  { method: 'DELETE', path: '/me/sessions/:any', fields: [] },
  { method: 'POST', path: '/me/password', fields: ['currentPassword', 'password'] },
  { method: 'POST', path: '/tokens', fields: ['role', 'sub', 'aud'] },
  { method: 'POST', path: '/users', fields: ['email', 'password', 'fullName', 'role', 'sessions', 'awaitsConfirmation'] },
  { method: 'POST', path: '/users/login', fields: ['email', 'password', 'username'] },
  { method: 'POST', path: '/users/logout', fields: [], endsSession: true },
  { method: 'POST', path: '/users/refresh-token', fields: ['token'] },
  { method: 'POST', path: '/users/forgot-password', fields: ['email', 'expiration', 'disableEmail'] },
  { method: 'POST', path: '/users/reset-password', fields: link },
  { method: 'POST', path: '/users/confirm-email', fields: link },
  { method: 'POST', path: '/users/resend-confirmation', fields: ['email'] },
  { method: 'POST', path: '/users/unlock', fields: ['email'] },
  { method: 'POST', path: '/users/verify/:any', fields: link },
  { method: 'GET', path: '/users/init', fields: [] },
  { method: 'PATCH', path: '/users/:any', fields: ['fullName', 'city', 'avatar', 'role', 'password', 'sessions'] },
  { method: 'GET', path: '/access', fields: [] },
] // prettier-ignore

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
    endsSession: fc.constant(Boolean(endsSession)),
    path: value.map((given) => path.replace(':any', () => encoded(given))),
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
      const response = await fetch(`${site.url}/api${path}${query}`, {
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
