import type { ServerResponse } from 'node:http'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cachedSite, step } from '#support/cached-site'
import { newCategory } from '#support/factories'
import { renderForVisitors } from '../../../src/request-context'

const site = cachedSite()

describe('the cache holds nothing private or foreign', () => {
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
  ])('%s is never cached', async (path) => {
    await site.read(path)
    await site.read(path)
    expect(site.drawn).toEqual([path, path])
  })

  it('other requests of Next bypass the cache', async () => {
    for (const name of [
      'Next-Router-Prefetch',
      'Next-Router-Segment-Prefetch',
      'Next-Url',
      'X-Nextjs-Data',
    ]) {
      await site.read('/news', { [name]: '1' })
      await site.read('/news', { [name]: '1' })
    }
    await site.read('/news', { ...step, 'Next-Router-Prefetch': '1' })
    expect(site.drawn.length).toBe(9)
    expect(JSON.parse((await site.read('/news')).text).headers.rsc).toBeUndefined()
  })

  it.each([
    ['a cookie', (response: ServerResponse) => void response.setHeader('Set-Cookie', 'a=b')],
    ['an error', (response: ServerResponse) => void (response.statusCode = 500)],
    ['a temporary redirect', (response: ServerResponse) => void (response.statusCode = 307)],
    ['a refusal', (response: ServerResponse) => void (response.statusCode = 403)],
    ['Vary: *', (response: ServerResponse) => void response.setHeader('Vary', '*')],
  ])('a response with %s is not cached', async (_, spoil) => {
    site.draw = (_request, response) => {
      spoil(response)
      response.end('x')
    }
    await site.read('/news')
    await site.read('/news')
    expect(site.drawn.length).toBe(2)
  })

  it('of a page for members the shared copy is for visitors; members get their own', async () => {
    site.draw = (request, response) => {
      if (request.headers.cookie) return void response.end('for a member')
      renderForVisitors()
      response.writeHead(307, { Location: '/auth?from=/forum' }).end()
    }
    const cookie = { Cookie: 'payload-token=x' }
    expect([(await site.read('/forum')).status, (await site.read('/forum')).status]).toEqual([307, 307])
    expect((await site.read('/forum', cookie)).text).toBe('for a member')
    expect((await site.read('/forum', cookie)).text).toBe('for a member')
    expect(site.drawn.length).toBe(3)
  })

  it.each([404, 308])('a %i response is cached', async (status) => {
    site.draw = (_request, response) => void response.writeHead(status, { Location: '/news/new' }).end()
    await site.read('/news/old')
    const { headers, status: answered } = await site.read('/news/old')
    expect([answered, headers.get('location')]).toEqual([status, '/news/new'])
    expect(site.drawn.length).toBe(1)
  })

  it('the cached page stays clean whatever a request contains', async () => {
    const clean = (await site.read('/news')).text
    await newCategory(`Мръсно ${crypto.randomUUID()}`)
    await site.stream.catchUp()
    const word = fc.stringMatching(/^[a-z0-9.:/-]{1,20}$/)
    const names = `Cookie Host X-Forwarded-Host X-Forwarded-Proto X-Original-Url Accept-Language User-Agent
      Accept Referer Range Cache-Control Pragma X-HTTP-Method-Override Forwarded`.split(/\s+/)
    const headers = fc.dictionary(fc.constantFrom(...names), word, { maxKeys: 6 })
    const query = fc.dictionary(fc.constantFrom('utm_source', 'fbclid', 'x', '_rsc', '__nextLocale'), word, {
      maxKeys: 3,
    })
    await fc.assert(
      fc.asyncProperty(headers, query, async (given, asked) => {
        const { text, status } = await site.read(`/news?${new URLSearchParams(asked)}`, given)
        if (status === 400) return
        const { rows: _a, ...page } = JSON.parse(text)
        const { rows: _b, ...expected } = JSON.parse(clean)
        expect(page).toEqual(expected)
      }),
      { numRuns: 300 },
    )
    expect(site.drawn.length).toBe(2)
  })

  it('query and page number have separate copies, in any order of parameters', async () => {
    await site.read('/news?q=a&page=2')
    await site.read('/news?page=2&utm_source=x&q=a')
    await site.read('/news?page=2')
    expect(site.drawn).toEqual(['/news?q=a&page=2', '/news?page=2'])
  })
})
