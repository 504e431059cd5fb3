import fc from 'fast-check'
import { callers } from '../../support/access/outcomes'
import { frame, websocketHeaders } from '../../support/raw-socket'
import type { PartOf, SocketAttack } from '../attack'
import { plainValues, shapes, longTexts } from '../values'

const realtime = '/realtime/?EIO=4&transport=websocket'
const value = fc.constantFrom(
  ...[...plainValues, ...shapes, ...longTexts].map(({ json }) => json).filter((json) => json.length < 16_000),
)
const json = fc.oneof(
  { weight: 2, arbitrary: value },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((given) => JSON.stringify(given)) },
)

const path = fc.oneof(
  { weight: 9, arbitrary: fc.constant(realtime) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('/realtime/', '/realtime', '/realtime/?EIO=3&transport=websocket', '/realtime/?EIO=4&transport=polling',
      `${realtime}&sid=x`, `${realtime}&sid=__proto__`, '/realtimes/', '/', '/api/users', '/_next/hmr', '/_next/webpack-hmr', '/socket.io/?EIO=4&transport=websocket',
      'http://evil.example/realtime/', '//realtime/', '/realtime/../realtime/', '*', '/%00', '/%', `/realtime/?${'x'.repeat(4000)}`),
  },
) // prettier-ignore
const extra = fc.constantFrom('X-Odd: 1', 'Upgrade: h2c', 'Sec-WebSocket-Version: 99', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Protocol: a, b',
  'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=x', 'Content-Length: 5', 'X-Forwarded-For: x, y', `Cookie: payload-token=${'x'.repeat(5_000)}`) // prettier-ignore
const origin = fc.constantFrom('own', 'own', 'own', undefined, 'https://evil.example', 'null', 'x')
const auth = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: json.map((given) => `{"token":${given}}`) },
  { weight: 1, arbitrary: json },
)

const eventName = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('join', 'leave', 'change', 'connect', 'disconnect', 'disconnecting', 'error', 'newListener', '__proto__', 'constructor').map((name) => JSON.stringify(name)) },
  { weight: 1, arbitrary: json },
) // prettier-ignore
const room = fc.oneof(
  fc.constantFrom('news', 'staff', 'user:*', 'user:', '__proto__').map((name) => JSON.stringify(name)),
  json,
)
const payload = fc.oneof(
  json,
  fc.tuple(room, json).map(([name, since]) => `{"room":${name},"since":${since}}`),
  fc.tuple(json, json).map(([id, age]) => `{"room":"news","since":{"id":${id},"ageMs":${age}}}`),
)
const event = fc
  .tuple(fc.constantFrom('42', '421', '42/admin,', '42[[', '45', '451-', '43', '432'), eventName, fc.array(payload, { maxLength: 2 }))
  .map(([kind, name, given]) => `${kind}[${[name, ...given].join(',')}]`) // prettier-ignore
const packet = fc.oneof(
  { weight: 4, arbitrary: event },
  { weight: 1, arbitrary: fc.string({ maxLength: 20, unit: 'binary' }) },
  { weight: 2, arbitrary: fc.constantFrom('40', '41', '44{}', '2', '2probe', '3', '5', '6', '1', '4', '46', '40/admin,{}', '40/__proto__', '40{', '9') },
) // prettier-ignore
const text = (given: string) => frame({ payload: Buffer.from(given).subarray(0, 60_000) })
const message = fc.oneof(
  { weight: 8, arbitrary: packet.map(text) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }).map((given) => Buffer.from(given)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      text(`42["join",{"room":"${'x'.repeat(17 * 1024)}"}]`),
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

const opening = fc.record({
  path,
  extra: fc.array(extra, { maxLength: 2 }),
  origin,
  auth,
  frames: fc.array(message, { maxLength: 3 }),
})

export const socketsPart: PartOf =
  () =>
  ({ random, url }) => {
    const [given] = fc.sample(opening, { seed: random.below(2 ** 31), numRuns: 1 })
    const { path: asked, extra: more, origin: from, auth: shown, frames } = given!
    const heads = [...websocketHeaders, ...(from ? [`Origin: ${from === 'own' ? url : from}`] : []), ...more]
    return {
      kind: 'socket',
      label: `socket ${asked.slice(0, 40)}: ${frames.map((one) => one.toString('latin1', 0, 60).replace(/[^ -~]/g, '·')).join(' | ')}`,
      family: 'socket',
      caller: random.pick(callers),
      path: asked,
      headers: heads,
      auth: shown,
      frames,
    } satisfies SocketAttack
  }
