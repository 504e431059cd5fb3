import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { env, provideEnv } from '#env'
import { cachedSite, echo, step } from '#support/cached-site'
import { newArticle, newCategory } from '#support/factories'
import { rest } from '#support/rest'
import { sql } from '#support/start/sql'
import { until } from '#support/until'

const site = cachedSite()

describe('one rendered page for everyone', () => {
  it('500 concurrent readers of an uncached page cost one rendering', async () => {
    const answers = await Promise.all(Array.from({ length: 500 }, () => site.read('/news')))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(site.drawn).toEqual(['/news'])
  })

  it('the second reader gets the cached page, and a browser that revalidates gets 304', async () => {
    const first = await site.read('/news')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(first.headers.get('vary')).toBe('rsc, next-router-state-tree, Accept-Encoding')
    const etag = first.headers.get('etag')!
    expect((await site.read('/news', { 'If-None-Match': etag })).status).toBe(304)
    expect((await site.read('/news', { 'If-None-Match': '"other"' })).status).toBe(200)
    expect(site.drawn.length).toBe(1)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is also stored as %s', async (encoding, unpack) => {
    const plain = await site.read('/news', { 'Accept-Encoding': 'identity' })
    const { default: http } = await import('node:http')
    const packed = await new Promise<Buffer>((resolve) => {
      http.get(`${site.address}/news`, { headers: { 'Accept-Encoding': encoding } }, (response) => {
        expect(response.headers['content-encoding']).toBe(encoding)
        const chunks: Buffer[] = []
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => resolve(Buffer.concat(chunks)))
      })
    })
    expect(unpack(packed).toString()).toBe(plain.text)
  })

  it('HEAD responds like GET, without a body', async () => {
    const { headers, status } = await fetch(`${site.address}/news`, { method: 'HEAD' })
    expect([status, headers.get('etag')]).toEqual([200, (await site.read('/news')).headers.get('etag')])
    expect(site.drawn.length).toBe(1)
  })
})

describe('navigation within the site', () => {
  it('is rendered once, apart from the page and for each page of origin', async () => {
    await site.read('/news')
    const first = JSON.parse((await site.read('/news?_rsc=a', step)).text)
    expect(first.headers).toMatchObject({
      rsc: '1',
      'next-router-state-tree': step['Next-Router-State-Tree'],
      'next-url': '/',
    })
    await site.read('/news?_rsc=a&utm_source=x', { ...step, Cookie: 'payload-token=x' })
    expect(site.drawn).toEqual(['/news', '/news?_rsc=a'])
    await site.read('/news?_rsc=b', { ...step, 'Next-Router-State-Tree': '["",{"children":[]}]' })
    await site.read('/news?q=a&_rsc=a', step)
    expect(site.drawn.slice(2)).toEqual(['/news?_rsc=b', '/news?q=a&_rsc=a'])
  })

  it('a browser gets 304, and the new page after a change', async () => {
    const etag = (await site.read('/news?_rsc=a', step)).headers.get('etag')!
    expect((await site.read('/news?_rsc=a', { ...step, 'If-None-Match': etag })).status).toBe(304)
    await newArticle()
    await site.stream.catchUp()
    await site.read('/news?_rsc=a', step)
    expect(site.drawn.length).toBe(2)
  })

  it('to a private page is not cached', async () => {
    await site.read('/profile?_rsc=a', step)
    await site.read('/profile?_rsc=a', step)
    expect(site.drawn.length).toBe(2)
  })
})

describe('rendering limit for one address', () => {
  beforeEach(() => {
    provideEnv({ REQUEST_LIMITS: 'on', TRUST_PROXY: '1' })
    site.draw = (_, response) => void response.setHeader('Content-Type', 'text/html').end('нарисувана')
  })
  afterEach(() => provideEnv({ REQUEST_LIMITS: 'off', TRUST_PROXY: '0' }))
  const reader =
    (address: string) =>
    (path: string, headers = {}) =>
      site.read(path, { 'X-Forwarded-For': address, ...headers })
  const statuses = async (read: ReturnType<typeof reader>, count: number, pathOf: (n: number) => string) => {
    const answers = []
    for (let n = 0; n < count; n += 20)
      answers.push(...(await Promise.all(Array.from({ length: 20 }, (_, i) => read(pathOf(n + i))))))
    return answers.map(({ status }) => status)
  }

  it('is 300 in a minute, cached pages stay available and other addresses are unaffected', async () => {
    const [read, other] = [reader('203.0.113.1'), reader('203.0.113.2')]
    await other('/news')
    expect(new Set(await statuses(read, 300, (n) => `/izmislen-${n}`))).toEqual(new Set([200]))
    const over = await read('/services')
    expect([over.status, JSON.parse(over.text).errors.length]).toEqual([429, 1])
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await read('/news')).status).toBe(200)
    expect((await read('/profile')).status).toBe(429)
    expect(site.drawn).not.toContain('/services')

    const page = await read('/services', { Accept: 'text/html' })
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.text).toContain('Твърде много опити. Опитайте отново')

    // A refused request must not block a concurrent one for the same page.
    const [refused, drawn] = await Promise.all([read('/stores'), other('/stores')])
    expect([refused.status, drawn.status]).toEqual([429, 200])
    expect((await read('/stores')).status).toBe(200)
  })

  it('for search results equals the limit of searches', async () => {
    const read = reader('203.0.113.3')
    expect(new Set(await statuses(read, 60, (n) => `/search?q=${n}`))).toEqual(new Set([200]))
    expect((await read('/search?q=61')).status).toBe(429)
    expect((await read('/search?q=59')).status).toBe(200)
    expect((await read('/search')).status).toBe(200)
    expect((await read('/events')).status).toBe(200)
  })

  it('500 readers of an uncached page behind one address count as one rendering', async () => {
    const read = reader('203.0.113.4')
    const answers = await Promise.all(Array.from({ length: 500 }, () => read('/contacts')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await statuses(read, 280, (n) => `/drug-${n}`)).filter((status) => status !== 200)).toEqual([])
  })
})

describe('after a change', () => {
  it('the next reader gets the new page', async () => {
    await site.read('/news')
    await newArticle()
    await site.stream.catchUp()
    await site.read('/news')
    expect(site.drawn.length).toBe(2)
  })

  it('a draft removes nothing from the cache', async () => {
    await site.read('/news')
    await newArticle({ _status: 'draft' })
    await site.stream.catchUp()
    await site.read('/news')
    expect(site.drawn.length).toBe(1)
  })

  it('a page rendered before the change is not cached', async () => {
    let go = () => undefined as void
    const isHeld = new Promise<void>((resolve) => (go = resolve))
    site.draw = async (request, response) => {
      await isHeld
      await echo(request, response)
    }
    const early = site.read('/news')
    await until(() => site.drawn.length === 1)
    await newCategory(`Междувременно ${crypto.randomUUID()}`)
    await site.stream.catchUp()
    site.draw = echo
    const late = site.read('/news')
    await until(() => site.drawn.length === 2)
    go()
    expect((await early).status).toBe(200)
    await late
    await site.read('/news')
    expect(site.drawn.length).toBe(2)
  })

  it('a writer reads their own write at once through the same process', async () => {
    site.draw = async (request, response) => {
      if (request.method === 'GET') return echo(request, response)
      const { status, text } = await rest('POST', '/article-categories', {
        as: 'moderator',
        body: { name: request.headers['x-name'] as string },
      })
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(text)
    }
    for (let round = 0; round < 30; round += 1) {
      const before = JSON.parse((await site.read('/news')).text).rows[0].n
      const headers = { 'x-name': `${round}-${crypto.randomUUID()}` }
      expect(
        (await fetch(`${site.address}/api/article-categories`, { method: 'POST', headers })).status,
      ).toBe(201)
      expect(JSON.parse((await site.read('/news')).text).rows[0].n).toBe(before + 1)
    }
  })

  it('an edited item drops its page, the list and the pages with its card, not those of others', async () => {
    const [edited, other, beside] = [await newArticle(), await newArticle(), await newArticle()]
    await site.stream.catchUp()
    site.draw = (request, response) => {
      const card = request.url!.endsWith(beside.slug!) ? `<a href="/news/${edited.slug}">` : ''
      response.setHeader('Content-Type', 'text/html')
      response.end(`<main id="main">${card}</main>`)
    }
    const pages = ['/news', '/', ...[edited, other, beside].map(({ slug }) => `/news/${slug}`)]
    for (const page of pages) await site.read(page)
    const body = { excerpt: 'Променено накратко, за да се види.' }
    expect((await rest('PATCH', `/articles/${edited.id}`, { as: 'moderator', body })).status).toBe(200)
    await site.stream.catchUp()
    site.drawn = []
    for (const page of pages) await site.read(page)
    expect(site.drawn).toEqual(pages.filter((page) => page !== `/news/${other.slug}`))
  })

  it('a lost database connection empties the cache', async () => {
    await site.read('/news')
    await sql(
      env.DATABASE_URL!,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'changes' and datname = current_database()`,
    )
    await until(() => !site.stream.isUp())
    await until(() => site.stream.isUp())
    await site.read('/news')
    expect(site.drawn.length).toBe(2)
  })
})
