import { routePatterns } from '../../support/route-patterns'
import { callers } from '../../support/access/outcomes'
import type { HttpAttack, PartOf, Turn } from '../attack'
import { shuffled } from '../random'
import { encoded, queryTexts } from '../values'

const hex = (random: Turn['random']) => random.bytes(21).toString('hex')

type Dress = (given: Turn) => {
  name: string
  method?: string
  headers: Record<string, string>
  body?: string
}

const dresses: Dress[] = [
  () => ({ name: 'plain', headers: {} }),
  () => ({ name: 'RSC', headers: { RSC: '1' } }),
  () => ({ name: 'prefetch', headers: { RSC: '1', 'Next-Router-Prefetch': '1', Purpose: 'prefetch' } }),
  ({ random }) => ({
    name: 'segment prefetch',
    headers: { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': random.pick(['/_tree', '/__proto__', '/../..', '%', '/_full']) },
  }),
  ({ random }) => ({
    name: 'state tree',
    headers: { RSC: '1', 'Next-Router-State-Tree': encoded(random.pick(['', '[', '{}', 'null', '["",{"children":["__PAGE__",{}]}]', '["__proto__",{"__proto__":1}]', '['.repeat(5_000), '"x"'])) },
  }),
  ({ random }) => ({
    name: 'action constructor',
    method: 'POST',
    headers: { 'Next-Action': random.pick(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']), 'Content-Type': 'text/plain;charset=UTF-8' },
    body: random.pick(['[]', '["$F1"]', '[{"name":"constructor","args":{}}]', '']),
  }),
  ({ random }) => ({
    name: 'action id',
    method: 'POST',
    headers: { 'Next-Action': random.pick([hex(random), 'x', 'x'.repeat(3_000), '0'.repeat(42)]), 'Content-Type': 'text/plain;charset=UTF-8' },
    body: '[]',
  }),
  ({ random }) => ({ name: 'language', headers: { 'Accept-Language': random.pick(['*', 'xx-XX;q=2', 'bg'.repeat(2_000), ',;,;=', 'bg;q=NaN', '__proto__', 'en-US-x-'.repeat(500)]) } }),
  ({ random }) => ({ name: 'host', headers: { Host: random.pick(['evil.example', 'localhost:1', '[::1', 'a..b', 'x'.repeat(1_000), 'user@evil.example', 'localhost:99999']) } }),
  ({ random }) => ({
    name: 'forwarded',
    headers: {
      'X-Forwarded-Host': random.pick(['evil.example', 'x, y', 'x'.repeat(500)]),
      'X-Forwarded-Proto': random.pick(['https', 'javascript', 'https,http']),
      'X-Forwarded-For': random.pick(['1.2.3.4', 'x, y', '::', '1.2.3.4, '.repeat(500)]),
      'X-Forwarded-Port': random.pick(['0', 'x', '99999']),
    },
  }),
  ({ random }) => ({ name: 'Next inside', headers: { 'x-middleware-subrequest': 'src/middleware:'.repeat(5), 'x-nextjs-data': '1', 'x-matched-path': '/admin', 'x-invoke-path': '/admin', 'x-now-route-matches': '1=x', 'x-next-revalidate-tag': random.pick(['x', '*']) } }),
  ({ random }) => ({ name: 'range', headers: { Range: random.pick(['bytes=0-0,1-1', 'bytes=-1', 'bytes=9-1', `bytes=${'0-0,'.repeat(1_000)}`]), 'If-None-Match': '*', 'If-Modified-Since': 'вчера'.replace(/[^ -~]/g, '?') } }),
  ({ random }) => ({ name: 'accept', headers: { Accept: random.pick(['text/x-component', '*/*;q=x', 'x'.repeat(2_000)]), 'Accept-Encoding': random.pick(['br;q=0', '*', 'gzip,'.repeat(500)]) } }),
  ({ random }) => ({ name: 'cookies', headers: { Cookie: random.pick(['a=%00', '=;=;', `x=${'y'.repeat(6_000)}`, 'payload-token=x.y.z; payload-theme=__proto__; __next_preview_data=x; __prerender_bypass=1']) } }),
  ({ random }) => ({ name: 'method', method: random.pick(['PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'PROPFIND', 'POST']), headers: {} }),
  () => ({ name: 'form', method: 'POST', headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body: '--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_constructor"\r\n\r\n[]\r\n--x--\r\n' }),
] // prettier-ignore

export const pagesPart: PartOf = (world, seed) => {
  const cards = routePatterns()
    .filter((pattern) => !pattern.startsWith('/api/'))
    .flatMap((pattern) => dresses.map((dress) => ({ pattern, dress })))
  const deck = shuffled(cards, seed + 2)
  return ({ turn, ...given }) => {
    const { pattern, dress } = deck[turn % deck.length]!
    const { random } = given
    const { name, method = 'GET', headers, body } = dress(given)
    const asked = random.chance(0.5) ? random.pick(queryTexts) : null
    const field = random.pick([
      'q',
      'page',
      'city',
      'category',
      'sort',
      'from',
      'token',
      'return',
      '_rsc',
      'where[id][equals]',
      'id',
      '__proto__',
      'q[]',
    ])
    const attack: HttpAttack = {
      kind: 'http',
      label: `${method} ${pattern} (${name})${asked ? ` ?${field}: ${asked.name}` : ''}`,
      family: `page: ${name}`,
      caller: random.chance(0.5) ? 'visitor' : random.pick(callers),
      method,
      path: `${addressOf(pattern, given)}${asked ? `?${encoded(field)}=${encoded(asked.text)}` : ''}`,
      headers,
      body,
    }
    return headers.Cookie ? { ...attack, caller: 'visitor' } : attack
  }

  function addressOf(pattern: string, { random }: Turn): string {
    const odd = () => encoded(random.pick(queryTexts).text)
    const slug = pattern.split('/')[1] === 'news' ? 'articles' : (pattern.split('/')[1] ?? '')
    return pattern.replace(/\/\[\[?(?:\.\.\.)?\w+\]?\]/, () => {
      if (pattern.startsWith('/admin') || pattern.startsWith('/moderator'))
        return random.pick([
          '',
          `/${random.pick(panelPaths)}`,
          `/${random.pick(panelPaths)}/${odd()}`,
          `/collections/${odd()}`,
        ])
      const known = pattern.includes('[id]') ? world.targets.articles : world.pages[slug]
      return `/${random.chance(0.5) && known ? known : odd()}`
    })
  }
}

const panelPaths = ['collections/articles', 'collections/users/create', 'collections/services/versions', 'globals/site', 'account', 'login', 'logout', 'reset', 'forgot', 'verify/x', 'create-first-user', 'unauthorized', 'inactivity', 'collections/__proto__', 'globals/constructor'] // prettier-ignore
