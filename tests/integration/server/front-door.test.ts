import { request as rawRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFrontDoor } from '#support/front-door'
import { account, cookieOf } from '#support/rest'
import { openedSession } from '#support/stored-member'

let site: Awaited<ReturnType<typeof openFrontDoor>>
beforeAll(async () => void (site = await openFrontDoor()))
afterAll(() => site.close())

type Sent = { path?: string; method?: string; headers?: Record<string, string>; body?: string }

/** Unlike fetch, Node's own client adds no Origin and no Sec-Fetch-Site. */
function send({ path = '/api/users', method = 'POST', headers = {}, body = '{}' }: Sent) {
  return new Promise<{ status: number; data: any }>((resolve, reject) => {
    const length = headers['Transfer-Encoding'] ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
    const all = { 'Content-Type': 'application/json', ...length, ...headers }
    const sent = rawRequest(site.url + path, { method, headers: all }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          data: JSON.parse(String(Buffer.concat(chunks)) || 'null'),
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

describe('refuses writes from other sites', () => {
  it.each([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'cross-site' },
  ])('with %j', async (headers) => {
    for (const method of ['POST', 'PATCH', 'DELETE', 'PUT']) {
      const { status, data } = await send({ method, headers: headers as Record<string, string> })
      expect([status, data.errors[0].message]).toEqual([403, 'Заявката идва от друг сайт и е отказана.'])
    }
  })

  it('refuses a cookie without an origin, accepts a client without a cookie and own pages', async () => {
    const headers = { Cookie: await cookieOf('member') }
    const path = '/api/users/logout'
    expect((await send({ path, headers })).status).toBe(403)
    expect((await send({ path, headers: { ...headers, Origin: site.url } })).status).toBe(200)
    expect((await send({})).status).toBe(400)
    expect(
      (await send({ headers: { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' } })).status,
    ).toBe(400)
  })
})

describe('request size', () => {
  it('JSON above 1 MB is 413', async () => {
    const body = JSON.stringify({ fullName: 'x'.repeat(1024 * 1024) })
    const { status, data } = await send({ body })
    expect([status, data.errors[0].message]).toEqual([413, 'Заявката е по-голяма от 1 MB.'])
  })

  it('files above 1 MB are accepted only where files are uploaded, up to 20 MB', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const body = 'x'.repeat(2 * 1024 * 1024)
    expect((await send({ path: '/api/articles', headers, body })).status).toBe(413)
    expect((await send({ path: '/api/media', headers, body })).status).not.toBe(413)
    const { status, data } = await send({ path: '/api/media', headers, body: 'x'.repeat(21 * 1024 * 1024) })
    expect([status, data.errors[0].message]).toEqual([413, 'Заявката е по-голяма от 20 MB.'])
  })

  it('without a stated length it is 411', async () => {
    expect((await send({ headers: { 'Transfer-Encoding': 'chunked' } })).status).toBe(411)
  })

  it('a visitor cannot send files to a collection without files', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const { status, data } = await send({ path: '/api/articles', headers })
    expect([status, data.errors[0].message]).toEqual([415, 'Тук не се качват файлове.'])
  })
})

describe('server actions of the panels are for staff', () => {
  const call = async (headers: Record<string, string>, path = '/admin/collections/articles') => {
    const before = site.reached.length
    const { status, data } = await send({
      path,
      headers: { 'Next-Action': 'a'.repeat(42), Origin: site.url, ...headers },
    })
    return { status, message: data?.errors?.[0]?.message, hasReached: site.reached.length > before }
  }
  const signInFirst = { status: 401, message: 'Трябва да влезете в профила си', hasReached: false }

  it('a visitor or a forged cookie does not reach them', async () => {
    expect(await call({})).toEqual(signInFirst)
    const [name, token] = (await cookieOf('admin')).split('=') as [string, string]
    const [head, claims, signature] = token.split('.') as [string, string, string]
    const other = Buffer.from(JSON.stringify({ alg: 'none', authVersion: 1 })).toString('base64url')
    for (const forged of [
      'x',
      'a.b.c',
      `${head}.${claims}.`,
      `${other}.${claims}.`,
      `${other}.${claims}.${signature}`,
    ])
      expect(await call({ Cookie: `${name}=${forged}` })).toEqual(signInFirst)
  })

  it('a member does not reach them', async () => {
    const refused = { status: 403, message: 'Нямате право на това действие.', hasReached: false }
    expect(await call({ Cookie: await cookieOf('other') })).toEqual(refused)
  })

  it('an ended session of an administrator does not reach them', async () => {
    const cookie = await openedSession(await account('admin'))
    expect((await call({ Cookie: cookie })).hasReached).toBe(true)
    await send({ path: '/api/users/logout', headers: { Cookie: cookie, Origin: site.url } })
    expect(await call({ Cookie: cookie })).toEqual(signInFirst)
  })

  it.each(['moderator', 'admin'] as const)(
    '%s reaches them, but not from another site or outside the panels',
    async (actor) => {
      const cookie = await cookieOf(actor)
      expect((await call({ Cookie: cookie })).hasReached).toBe(true)
      expect(await call({ Cookie: cookie, Origin: 'https://evil.example' })).toMatchObject({
        status: 403,
        hasReached: false,
      })
      for (const path of ['/', '/news', '/api/users/login', '/administrator'])
        expect(await call({ Cookie: cookie }, path)).toMatchObject({ status: 400, hasReached: false })
    },
  )

  it('a form as sent without JavaScript does not reach them, even from staff', async () => {
    const headers = {
      Cookie: await cookieOf('admin'),
      Origin: site.url,
      'Content-Type': 'multipart/form-data; boundary=x',
    }
    const before = site.reached.length
    expect((await send({ path: '/admin', headers, body: '--x--' })).status).toBe(400)
    expect(site.reached.length).toBe(before)
  })

  it('their body is limited to 1 MB', async () => {
    const headers = { Cookie: await cookieOf('admin'), Origin: site.url, 'Next-Action': 'a' }
    expect((await send({ path: '/admin', headers, body: 'x'.repeat(1024 * 1024 + 1) })).status).toBe(413)
  })
})

describe('unusual requests', () => {
  it('NUL in the address is 400', async () => {
    for (const path of ['/api/articles?x=%00', '/api/%00', '/news?q=a%00']) {
      expect((await send({ path, method: 'GET', body: '' })).status).toBe(400)
    }
  })

  it('a method override is accepted only as a form', async () => {
    const headers = { 'X-HTTP-Method-Override': 'GET' }
    expect((await send({ path: '/api/articles', headers, body: '{счупен' })).status).toBe(400)
    const form = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' }
    expect((await send({ path: '/api/articles', headers: form, body: 'limit=5' })).status).toBe(200)
    expect((await send({ path: '/api/articles', headers: form, body: 'depth=5' })).status).toBe(400)
  })

  it('broken JSON is 400', async () => {
    expect((await send({ body: '{' })).status).toBe(400)
  })
})
