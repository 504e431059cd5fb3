import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { join, liveSite } from '../support/changes/live-site'
import { watchProcess } from '../support/hostile/rejections'
import { inside, seed, value } from '../support/hostile/values'
import { signedInMember } from '../support/members'
import { frame, rawSocket, websocketHeaders } from '../support/raw-socket'
import { rest } from '../support/rest'

const runs = 1_500
const realtime = '/realtime/?EIO=4&transport=websocket'

let site: Awaited<ReturnType<typeof liveSite>>
let port: number
let cookies: string[]
let token: string

beforeAll(async () => {
  site = await liveSite()
  port = Number(new URL(site.url).port)
  const { headers: session } = await signedInMember()
  token = (await rest('POST', '/tokens', { headers: session })).data.token
  cookies = [
    session.Cookie,
    'payload-token=x.y.z',
    `payload-token=${'x'.repeat(5000)}`,
    'payload-token=',
    '=;;',
  ]
})
afterAll(() => site.stop())

const oneLine = (text: string) => text.replace(/[^ -ÿ]/g, '?')
const json = fc.oneof(fc.jsonValue({ maxDepth: 3 }), value)

/** What a socket may be opened with: the address, the headers, what it shows. */
const opening = fc.record({
  path: fc.oneof(
    { weight: 9, arbitrary: fc.constant(realtime) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('/realtime/', '/realtime', '/realtime/?EIO=3&transport=websocket', '/realtime/?EIO=4&transport=polling',
        `${realtime}&sid=x`, `${realtime}&sid=__proto__`, '/realtimes/', '/', '/api/users', '/_next/hmr', '/_next/webpack-hmr', '/socket.io/?EIO=4&transport=websocket',
        'http://evil.example/realtime/', '//realtime/', '/realtime/../realtime/', '*', '/%00', '/%', `/realtime/?${'x'.repeat(4000)}`),
    },
    { weight: 1, arbitrary: value.map((given) => `/${encodeURIComponent(given.replace(/\p{Surrogate}/gu, ''))}`) },
  ),
  cookie: fc.nat({ max: 9 }),
  origin: fc.constantFrom('own', 'own', 'own', undefined, undefined, 'https://evil.example', 'null', 'x', 'http://localhost'),
  extra: fc.array(
    fc.oneof(
      fc.constantFrom('Upgrade: h2c', 'Sec-WebSocket-Version: 99', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Protocol: a, b',
        'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=x', 'Content-Length: 5', 'X-Forwarded-For: x, y'),
      value.map((given) => `X-Odd: ${oneLine(given)}`),
    ),
    { maxLength: 2 },
  ),
  auth: fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: fc.record({ token: json }) },
    { weight: 1, arbitrary: fc.constant('good') },
    { weight: 1, arbitrary: json },
  ),
}) // prettier-ignore

const eventName = fc.oneof(
  fc.constantFrom('join', 'join', 'leave', 'change', 'connect', 'disconnect', 'disconnecting', 'error', 'newListener', '__proto__', 'constructor'),
  json,
) // prettier-ignore
const payload = fc.oneof(
  json,
  fc.record({ room: fc.oneof(fc.constantFrom('news', 'staff', 'user:*', 'user:', '__proto__'), json), since: json }, { requiredKeys: [] }),
  fc.record({ room: fc.constant('news'), since: fc.record({ id: json, ageMs: json }, { requiredKeys: [] }) }),
) // prettier-ignore
const event = fc
  .tuple(fc.constantFrom('42', '421', '42/admin,', '42[[', '45', '451-', '43', '432'), eventName, fc.array(payload, { maxLength: 2 }))
  .map(([kind, name, given]) => kind + JSON.stringify([name, ...given])) // prettier-ignore
const packet = fc.oneof(
  { weight: 4, arbitrary: event },
  { weight: 1, arbitrary: value },
  {
    weight: 2,
    arbitrary: fc.constantFrom('40', '41', '44{}', '2', '2probe', '3', '5', '6', '1', '4', '46', '40/admin,{}', '40/__proto__', '40{', '9'),
  },
) // prettier-ignore
const message = fc.oneof(
  { weight: 8, arbitrary: packet.map((given) => frame({ payload: given })) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }).map((given) => Buffer.from(given)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      frame({ payload: `42["join",{"room":"${'x'.repeat(17 * 1024)}"}]` }),
      frame({ payload: Buffer.alloc(16 * 1024 + 1, 'x') }),
      frame({ opcode: 2, payload: Buffer.alloc(20_000) }),
      frame({ opcode: 2, payload: 'бинарно' }),
      frame({ opcode: 3, payload: 'x' }),
      frame({ opcode: 8, payload: 'x' }),
      frame({ opcode: 9, payload: 'x'.repeat(126) }),
      frame({ opcode: 0, payload: 'x' }),
      frame({ isLast: false, payload: '42["join",' }),
      frame({ isMasked: false, payload: '40' }),
      frame({ payload: Buffer.from([0xff, 0xfe, 0xc0]) }),
    ),
  },
)

/** Whether the server has to take what follows for a part of this frame. */
const isCutOff = (bytes: Buffer) => !wellFormed.has(bytes[0] ?? 0) || bytes.length < 2
const wellFormed = new Set([0x81])

const refused = /44\{"message"/
const opened = /0\{"sid"|^HTTP\/1\.1 [345]/
const decided = /40\{"sid"|44\{"message"|^HTTP\/1\.1 [345]/
const answered = /4377\[/

it('съобщение над 16 KB затваря връзката, по-малкото получава отговор', async () => {
  const socket = await site.connect()
  expect(await join(socket, { room: 'x'.repeat(15 * 1024) })).toMatchObject({ ok: false })
  const end = new Promise<string>((resolve) => socket.once('disconnect', (reason) => resolve(reason)))
  socket.emit('join', { room: 'x'.repeat(16 * 1024) })
  expect(await end).toBe('transport close')
  socket.close()
})

it(`${runs} враждебни връзки: всяка получава отговор или край, никоя не издава нищо`, async () => {
  const problems = watchProcess()
  const ends = { answered: 0, refused: 0, closed: 0 }
  await fc.assert(
    fc.asyncProperty(opening, fc.array(message, { maxLength: 3 }), async (given, messages) => {
      const { path, cookie, origin, extra, auth } = given
      const headers = [
        ...websocketHeaders,
        ...(cookies[cookie] ? [`Cookie: ${cookies[cookie]}`] : []),
        ...(origin ? [`Origin: ${origin === 'own' ? site.url : origin}`] : []),
        ...extra,
      ]
      const socket = await rawSocket({ port, path, headers })
      await socket.heard(opened)
      const shown = auth === 'good' ? { token } : auth
      socket.send(frame({ payload: `40${shown === undefined ? '' : JSON.stringify(shown)}` }))
      await socket.heard(decided)
      for (const bytes of messages) socket.send(bytes)
      // After all the nonsense, something sensible: it is answered, or the server has hung up before.
      socket.send(frame({ payload: '4277["join",{"room":"news"}]' }))
      if (messages.some(isCutOff)) socket.finish()
      const said = await socket.heard(answered)
      socket.close()
      ends[answered.test(said) ? 'answered' : refused.test(said) ? 'refused' : 'closed'] += 1
      expect(said).not.toMatch(/^HTTP\/1\.1 5/)
      expect(said).not.toMatch(inside)
      expect(problems).toEqual([])
    }),
    { seed, numRuns: runs, endOnFailure: true },
  )
  // Not everything is turned away at the first door, and what is refused is refused with a reason.
  expect(Object.entries(ends).filter(([, count]) => count < 20)).toEqual([])
  // It still lives, and tells what happens.
  const socket = await site.connect()
  expect(socket.connected).toBe(true)
}, 120_000)
