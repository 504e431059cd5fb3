import type { PartOf, RawAttack } from '../attack'
import { shuffled } from '../random'

type Trick = { told: string; pieces: (given: { host: string; bytes: Buffer }) => (string | Buffer)[] }

const paths = [
  '//evil.example/api/me', 'http://evil.example/api/me', '*', 'api/me', '/%00', '/%', '/%ff%fe', '/%c0%ae%c0%ae/etc/passwd', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd',
  '/api/users/../users', '/api//users', '/api/users/%2e%2e/me', '/API/USERS', '/api/users;x=1', '/api/users%3fwhere', '/\\evil.example', '/api/users#x', '/?' + 'a=1&'.repeat(3_000),
  '/' + 'x'.repeat(15_000), '/' + '@'.repeat(15_000), '/' + 'a/'.repeat(7_000), '/' + '%25'.repeat(5_000), '/news/' + 'x'.repeat(15_000), '/api/' + 'x'.repeat(15_000), '/api/users/' + '<'.repeat(15_000),
  '/admin/' + 'x'.repeat(15_000), '/?q=' + 'x'.repeat(15_000), '/search?q=' + 'a@'.repeat(7_000), '/_next/static/../../package.json', '/_next/static/' + 'x'.repeat(10_000), '/_next/image?url=http://192.0.2.1/a.png&w=64&q=75', '/_next/image?url=/icon.png&w=99999&q=1',
  '/_next/data/x/index.json', '/.env', '/__nextjs_original-stack-frame', '/realtime', '/realtime/?EIO=4&transport=polling', '/api/health?x=' + '1'.repeat(5_000), '/news/%F0%9F%92%A5', '/\u00e9\u00ff', '/\t/evil.example', '/;/', '/~', '/news/?_rsc=' + 'x'.repeat(3_000),
] // prettier-ignore

const get =
  (path: string, heads = '') =>
  ({ host }: { host: string }) => [
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${heads}Connection: close\r\n\r\n`,
  ]

const tricks: Trick[] = [
  ...paths.map((path) => ({ told: `path ${path.slice(0, 40)}`, pieces: get(path) })),
  ...['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override', 'X-Method-Override'].flatMap((name) =>
    ['GET', 'DELETE', '__proto__', 'x'.repeat(3_000)].map((method) => ({
      told: `${name}: ${method.slice(0, 9)}`,
      pieces: ({ host }: { host: string }) => [`POST /api/users HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\n${name}: ${method}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\nConnection: close\r\n\r\na=b`],
    })),
  ),
  { told: 'no host', pieces: () => ['GET / HTTP/1.1\r\n\r\n'] },
  { told: 'two hosts', pieces: ({ host }) => [`GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`] },
  { told: 'HTTP/1.0', pieces: () => ['GET /api/me HTTP/1.0\r\n\r\n'] },
  { told: 'HTTP/9.9', pieces: () => ['GET / HTTP/9.9\r\n\r\n'] },
  { told: 'HTTP/2 preface', pieces: () => ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'] },
  { told: 'CONNECT', pieces: () => ['CONNECT 192.0.2.1:80 HTTP/1.1\r\nHost: 192.0.2.1:80\r\n\r\n'] },
  { told: 'lengths that differ', pieces: ({ host }) => [`POST /api/me HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\nabcde`] },
  { told: 'length and chunks', pieces: ({ host }) => [`POST /api/users/login HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/me HTTP/1.1\r\nHost: ${host}\r\n\r\n`] },
  { told: 'chunks of nonsense', pieces: ({ host }) => [`POST /api/users/login HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`] },
  { told: 'a length of minus one', pieces: ({ host }) => [`POST /api/me HTTP/1.1\r\nHost: ${host}\r\nContent-Length: -1\r\n\r\n`] },
  { told: 'a huge length', pieces: ({ host }) => [`POST /api/media HTTP/1.1\r\nHost: ${host}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 99999999999999\r\n\r\nx`] },
  { told: 'a body cut off', pieces: ({ host }) => [`POST /api/users/login HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email":`] },
  { told: 'a form cut off', pieces: ({ host }) => [`POST /api/users HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 500\r\n\r\n--x\r\nContent-Disp`] },
  { told: 'expect', pieces: ({ host }) => [`POST /api/me HTTP/1.1\r\nHost: ${host}\r\nExpect: 100-continue\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`] },
  { told: 'expect nonsense', pieces: ({ host }) => [`GET / HTTP/1.1\r\nHost: ${host}\r\nExpect: x\r\nConnection: close\r\n\r\n`] },
  { told: '20,000 letters of heads', pieces: get('/', `X-A: ${'x'.repeat(20_000)}\r\n`) },
  { told: '1,500 heads', pieces: get('/', 'X-A: b\r\n'.repeat(1_500)) },
  { told: 'a head of spaces', pieces: get('/', `Cookie: ${' '.repeat(12_000)}\r\n`) },
  { told: 'a cookie of ats', pieces: get('/api/me', `Cookie: payload-token=${'a@'.repeat(6_000)}\r\n`) },
  { told: 'many cookies', pieces: get('/api/me', `Cookie: ${'a=b; '.repeat(2_400)}\r\n`) },
  { told: 'a key of dots', pieces: get('/api/me', `Authorization: Bearer ${'e30.'.repeat(3_000)}\r\n`) },
  { told: 'a request id of letters', pieces: get('/api/nyama', `X-Request-Id: ${'x'.repeat(12_000)}\r\n`) },
  { told: 'a referrer of ats', pieces: get('/api/nyama', `Referer: ${'@'.repeat(12_000)}\r\nUser-Agent: ${'('.repeat(3_000)}\r\n`) },
  { told: 'bytes in heads', pieces: ({ host, bytes }) => [`GET / HTTP/1.1\r\nHost: ${host}\r\nX-A: `, bytes, '\r\n\r\n'] },
  { told: 'folded heads', pieces: get('/', 'X-A: b\r\n c\r\n') },
  { told: 'heads without a colon', pieces: get('/', 'X-A\r\n') },
  { told: 'a head in pieces', pieces: ({ host }) => ['GE', 'T /api/me HT', 'TP/1.1\r\nHo', `st: ${host}\r\n`, 'Connection: close\r\n', '\r\n'] },
  { told: 'a head that never ends', pieces: ({ host }) => [`GET / HTTP/1.1\r\nHost: ${host}\r\nX-A: `] },
  { told: 'forty at once', pieces: ({ host }) => [`GET /api/me HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(40), `GET /api/me HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`] },
  { told: 'one and garbage', pieces: ({ host, bytes }) => [`GET /api/me HTTP/1.1\r\nHost: ${host}\r\n\r\n`, bytes] },
  { told: 'garbage', pieces: ({ bytes }) => [bytes] },
  { told: 'TLS', pieces: () => [Buffer.from('16030100c8010000c40303', 'hex')] },
  { told: 'upgrade to nothing', pieces: ({ host }) => [`GET /api/me HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n`] },
  { told: 'upgrade to h2c', pieces: ({ host }) => [`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`] },
] // prettier-ignore

/** What HTTP clients refuse to send. */
export const rawPart: PartOf = (_world, seed) => {
  const deck = shuffled(tricks, seed + 5)
  return ({ turn, random, url }) => {
    const { told, pieces } = deck[turn % deck.length]!
    const given = pieces({ host: new URL(url).host, bytes: random.bytes(300) })
    return {
      kind: 'raw',
      label: `bytes: ${told}`,
      family: `bytes: ${told}`,
      caller: 'visitor',
      pieces: given.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)),
    } satisfies RawAttack
  }
}
