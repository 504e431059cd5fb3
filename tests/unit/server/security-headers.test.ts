import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { provideEnv } from '#env'
import { createExchange } from '#server/response/exchange'
import { prepareResponse } from '#server/response/pipeline'
import { publicFiles } from '#server/response/public-files'

afterEach(() => provideEnv({ SITE_URL: 'http://localhost:3000' }))

type Answer = (response: ServerResponse) => void

async function ask({
  path = '/',
  answer,
  method = 'GET',
}: {
  path?: string
  answer: Answer
  method?: string
}) {
  const server = createServer((request, response) => {
    prepareResponse(createExchange({ request, response, path }))
    answer(response)
  }).listen(0)
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`, {
    method,
    headers: { 'Accept-Encoding': 'identity' },
  })
  return {
    headers: response.headers,
    policy: response.headers.get('content-security-policy') ?? '',
    text: await response.text(),
    status: response.status,
  }
}

const page: Answer = (response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.write('<!doctype html><script src="/a.js"></script><script>self.__next_f.push([1,')
  response.write(Buffer.from('"едно"])</script><script type="application/ld+json">{"a":1}</script>'))
  response.end('<script id="x">две()</script>')
}
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a page allows the Next scripts that it contains and no others', async () => {
  const { policy, text } = await ask({ answer: page })
  expect(policy).toContain(`script-src 'self' ${hash('self.__next_f.push([1,"едно"])')};`)
  expect(policy).not.toContain(hash('{"a":1}'))
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("frame-ancestors 'none'; report-uri /csp-reports; report-to csp")
  expect(text).toMatch(/^<!doctype html>.*две\(\)<\/script>$/)
})

test('a page sent with writeHead and flushHeaders has the same policy', async () => {
  const { policy, status, headers } = await ask({
    answer: (response) => {
      response.writeHead(404, {
        'Content-Type': 'text/html',
        Vary: 'Sec-CH-Prefers-Color-Scheme',
        'X-Own': '1',
      })
      response.flushHeaders()
      response.end('<script>self.__next_f.push([])</script>')
    },
  })
  expect([status, headers.get('x-own'), headers.has('vary')]).toEqual([404, '1', false])
  expect(policy).toContain(hash('self.__next_f.push([])'))
})

test('an article preview may be framed by the site only, nothing else may', async () => {
  const { policy, headers } = await ask({ path: '/preview/news/1', answer: page })
  expect(policy).toContain("frame-ancestors 'self'")
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  for (const path of ['/previews', '/admin', '/news/preview']) {
    const other = await ask({ path, answer: page })
    expect([other.headers.get('x-frame-options'), other.policy.includes("frame-ancestors 'none'")]).toEqual([
      'DENY',
      true,
    ])
  }
})

test('data and files run no scripts; a stricter policy stays', async () => {
  const json = await ask({
    answer: (response) => response.setHeader('Content-Type', 'application/json').end('{}'),
  })
  expect(json.policy).toBe("default-src 'none'; frame-ancestors 'none'")
  const own = await ask({
    answer: (response) =>
      response.writeHead(200, { 'Content-Security-Policy': "default-src 'none'; sandbox" }).end(),
  })
  expect(own.policy).toBe("default-src 'none'; sandbox")
  const worker = await ask({
    answer: (response) => response.setHeader('Content-Type', 'text/javascript').end(''),
  })
  expect(worker.policy).toContain("default-src 'self'")
})

test('a 304 response does not replace the policy of the stored copy', async () => {
  const { policy } = await ask({
    answer: (response) => response.writeHead(304, { 'Content-Type': 'text/html' }).end(),
  })
  expect(policy).toBe('')
})

test('the remaining headers are set, HSTS only behind https', async () => {
  const { headers } = await ask({ answer: page })
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toMatch(/^geolocation=\(self\), microphone=\(self\), camera=\(\)/)
  expect(headers.get('permissions-policy')).not.toContain('bluetooth')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.has('strict-transport-security')).toBe(false)
  provideEnv({ SITE_URL: 'https://example.org' })
  expect((await ask({ answer: page })).headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('the static files of the site are found', () => {
  expect(publicFiles.get('/theme.js')).toContain('max-age=86400')
  expect(publicFiles.get('/brand/icon.svg')).toContain('max-age=86400')
  expect(publicFiles.get('/manifest.webmanifest')).toContain('max-age=3600')
})
