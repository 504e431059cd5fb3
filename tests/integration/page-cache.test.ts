import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '#env'
import { createPageCache } from '#server/cache/page-cache'
import { render } from '#server/cache/render'
import { createChangeStream } from '#server/changes/stream'
import { createHttpServer } from '#server/http-server'
import { newArticle, newCategory } from '../support/factories'
import { rest } from '../support/rest'
import { sql } from '../support/start/sql'
import { until } from '../support/until'

type Draw = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

const logger = pino({ level: 'silent' })
let stream: ReturnType<typeof createChangeStream>
let site: string
let server: ReturnType<typeof createHttpServer>
let drawn: string[]
let draw: Draw

/** Stands for a page of Next: everything that the request brings would show in it. */
const echo: Draw = async (request, response) => {
  response.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate')
  response.setHeader('Vary', 'rsc, next-router-state-tree')
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  const { rows } = { rows: await sql(env.DATABASE_URL!, 'select count(*)::int as n from article_categories') }
  const { 'x-request-id': _, ...headers } = request.headers
  response.end(JSON.stringify({ url: request.url, headers, rows, padding: 'новини '.repeat(400) }))
}

beforeAll(async () => {
  stream = createChangeStream({ url: env.DATABASE_URL!, logger })
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    drawn.push(request.url!)
    await draw(request, response)
  }
  const next = { handle, upgrades: createServer(), close: async () => undefined }
  const cache = createPageCache({ stream, draw: (page) => render({ next, ...page }) })
  server = createHttpServer({ next, cache, logger, health: { answer: async () => undefined } })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  site = `http://localhost:${(server.address() as AddressInfo).port}`
  await until(stream.isUp)
})
beforeEach(async () => {
  await newCategory(`Изпразва ${crypto.randomUUID()}`)
  await stream.catchUp()
  drawn = []
  draw = echo
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await stream.close()
})

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site + path, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('една рисунка за всички', () => {
  it('500 едновременни читатели на студена страница струват една', async () => {
    const answers = await Promise.all(Array.from({ length: 500 }, () => read('/news')))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(drawn).toEqual(['/news'])
  })

  it('вторият читател получава същата, браузърът пита дали още важи и чува 304', async () => {
    const first = await read('/news')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(first.headers.get('vary')).toBe('rsc, next-router-state-tree, Accept-Encoding')
    const etag = first.headers.get('etag')!
    expect((await read('/news', { 'If-None-Match': etag })).status).toBe(304)
    expect((await read('/news', { 'If-None-Match': '"other"' })).status).toBe(200)
    expect(drawn.length).toBe(1)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('готова е и като %s', async (encoding, unpack) => {
    const plain = await read('/news', { 'Accept-Encoding': 'identity' })
    const { default: http } = await import('node:http')
    const packed = await new Promise<Buffer>((resolve) => {
      http.get(`${site}/news`, { headers: { 'Accept-Encoding': encoding } }, (response) => {
        expect(response.headers['content-encoding']).toBe(encoding)
        const chunks: Buffer[] = []
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => resolve(Buffer.concat(chunks)))
      })
    })
    expect(unpack(packed).toString()).toBe(plain.text)
  })

  it('HEAD отговаря като GET, без тяло', async () => {
    const { headers, status } = await fetch(`${site}/news`, { method: 'HEAD' })
    expect([status, headers.get('etag')]).toEqual([200, (await read('/news')).headers.get('etag')])
    expect(drawn.length).toBe(1)
  })
})

const step = { RSC: '1', 'Next-Router-State-Tree': '["",{}]', 'Next-Url': '/' }

describe('стъпка вътре в сайта', () => {
  it('рисува се веднъж, отделно от страницата и за всяка изходна страница', async () => {
    await read('/news')
    const first = JSON.parse((await read('/news?_rsc=a', step)).text)
    expect(first.headers).toMatchObject({
      rsc: '1',
      'next-router-state-tree': step['Next-Router-State-Tree'],
      'next-url': '/',
    })
    await read('/news?_rsc=a&utm_source=x', { ...step, Cookie: 'payload-token=x' })
    expect(drawn).toEqual(['/news', '/news?_rsc=a'])
    await read('/news?_rsc=b', { ...step, 'Next-Router-State-Tree': '["",{"children":[]}]' })
    await read('/news?q=a&_rsc=a', step)
    expect(drawn.slice(2)).toEqual(['/news?_rsc=b', '/news?q=a&_rsc=a'])
  })

  it('браузърът чува 304, а след промяна получава новото', async () => {
    const etag = (await read('/news?_rsc=a', step)).headers.get('etag')!
    expect((await read('/news?_rsc=a', { ...step, 'If-None-Match': etag })).status).toBe(304)
    await newArticle()
    await stream.catchUp()
    await read('/news?_rsc=a', step)
    expect(drawn.length).toBe(2)
  })

  it('към лична страница не се пази', async () => {
    await read('/profile?_rsc=a', step)
    await read('/profile?_rsc=a', step)
    expect(drawn.length).toBe(2)
  })
})

describe('след промяна', () => {
  it('следващият читател вижда новото', async () => {
    await read('/news')
    await newArticle()
    await stream.catchUp()
    await read('/news')
    expect(drawn.length).toBe(2)
  })

  it('чернова и чужд профил не изпразват нищо', async () => {
    await read('/news')
    await newArticle({ _status: 'draft' })
    await stream.catchUp()
    await read('/news')
    expect(drawn.length).toBe(1)
  })

  it('рисуваното отпреди промяната не се пази', async () => {
    let go = () => undefined as void
    const isHeld = new Promise<void>((resolve) => (go = resolve))
    draw = async (request, response) => {
      await isHeld
      await echo(request, response)
    }
    const early = read('/news')
    await until(() => drawn.length === 1)
    await newCategory(`Междувременно ${crypto.randomUUID()}`)
    await stream.catchUp()
    draw = echo
    const late = read('/news')
    await until(() => drawn.length === 2)
    go()
    expect((await early).status).toBe(200)
    await late
    await read('/news')
    expect(drawn.length).toBe(2)
  })

  it('който пише през този процес, веднага чете написаното', async () => {
    draw = async (request, response) => {
      if (request.method === 'GET') return echo(request, response)
      const { status, text } = await rest('POST', '/article-categories', {
        as: 'moderator',
        body: { name: request.headers['x-name'] as string },
      })
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(text)
    }
    for (let round = 0; round < 30; round += 1) {
      const before = JSON.parse((await read('/news')).text).rows[0].n
      const headers = { 'x-name': `${round}-${crypto.randomUUID()}` }
      expect((await fetch(`${site}/api/article-categories`, { method: 'POST', headers })).status).toBe(201)
      expect(JSON.parse((await read('/news')).text).rows[0].n).toBe(before + 1)
    }
  })

  it('с изгубената връзка към базата отпада всичко', async () => {
    await read('/news')
    await sql(
      env.DATABASE_URL!,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'changes' and datname = current_database()`,
    )
    await until(() => !stream.isUp())
    await until(() => stream.isUp())
    await read('/news')
    expect(drawn.length).toBe(2)
  })
})

describe('нищо лично, нищо чуждо', () => {
  it.each([
    '/profile',
    '/dashboard',
    '/auth',
    '/preview/news/1',
    '/no-access',
    '/admin',
    '/moderator',
    '/api/me',
    '/API/me',
  ])('%s не се пази никога', async (path) => {
    await read(path)
    await read(path)
    expect(drawn).toEqual([path, path])
  })

  it('другите заявки на Next минават нетърсени', async () => {
    for (const name of [
      'Next-Router-Prefetch',
      'Next-Router-Segment-Prefetch',
      'Next-Url',
      'X-Nextjs-Data',
    ]) {
      await read('/news', { [name]: '1' })
      await read('/news', { [name]: '1' })
    }
    await read('/news', { ...step, 'Next-Router-Prefetch': '1' })
    expect(drawn.length).toBe(9)
    expect(JSON.parse((await read('/news')).text).headers.rsc).toBeUndefined()
  })

  it.each([
    ['бисквитка в отговора', (response: ServerResponse) => void response.setHeader('Set-Cookie', 'a=b')],
    ['грешка', (response: ServerResponse) => void (response.statusCode = 500)],
    ['временно пренасочване', (response: ServerResponse) => void (response.statusCode = 307)],
    ['отказ', (response: ServerResponse) => void (response.statusCode = 403)],
    ['Vary: *', (response: ServerResponse) => void response.setHeader('Vary', '*')],
  ])('%s не се пази', async (_, spoil) => {
    draw = (_request, response) => {
      spoil(response)
      response.end('x')
    }
    await read('/news')
    await read('/news')
    expect(drawn.length).toBe(2)
  })

  it.each([404, 308])('отговор %i се пази', async (status) => {
    draw = (_request, response) => void response.writeHead(status, { Location: '/news/new' }).end()
    await read('/news/old')
    const { headers, status: answered } = await read('/news/old')
    expect([answered, headers.get('location')]).toEqual([status, '/news/new'])
    expect(drawn.length).toBe(1)
  })

  it('каквото и да изпрати някой, пазеното остава чистата страница', async () => {
    const clean = (await read('/news')).text
    await newCategory(`Мръсно ${crypto.randomUUID()}`)
    await stream.catchUp()
    const word = fc.stringMatching(/^[a-z0-9.:/-]{1,20}$/)
    const names = `Cookie Host X-Forwarded-Host X-Forwarded-Proto X-Original-Url Accept-Language User-Agent
      Accept Referer Range Cache-Control Pragma X-HTTP-Method-Override Forwarded`.split(/\s+/)
    const headers = fc.dictionary(fc.constantFrom(...names), word, { maxKeys: 6 })
    const query = fc.dictionary(fc.constantFrom('utm_source', 'fbclid', 'x', '_rsc', '__nextLocale'), word, {
      maxKeys: 3,
    })
    await fc.assert(
      fc.asyncProperty(headers, query, async (given, asked) => {
        const { text, status } = await read(`/news?${new URLSearchParams(asked)}`, given)
        // Refused at the door: then it reached no copy.
        if (status === 400) return
        const { rows: _a, ...page } = JSON.parse(text)
        const { rows: _b, ...expected } = JSON.parse(clean)
        expect(page).toEqual(expected)
      }),
      { numRuns: 300 },
    )
    expect(drawn.length).toBe(2)
  })

  it('търсене и страница са отделни копия, редът им няма значение', async () => {
    await read('/news?q=a&page=2')
    await read('/news?page=2&utm_source=x&q=a')
    await read('/news?page=2')
    expect(drawn).toEqual(['/news?q=a&page=2', '/news?page=2'])
  })
})
