import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { IMPORT_BODY_MAX_BYTES, JSON_BODY_MAX_BYTES } from '#domain/limits'
import { refusalOf as refusal } from '#server/request/request-rules'
import { requestPath } from '#server/request/request-path'

const refused = (url: string, headers: Record<string, string> = {}, method = 'POST') =>
  refusal({ request: { method, headers } as unknown as IncomingMessage, path: requestPath(url) })?.status ??
  null

test.each([
  ['/', '/'],
  ['/news/?q=1', '/news'],
  ['//evil.example/admin', '/evil.example/admin'],
  ['/admin/../news', '/news'],
  ['/admin/%2e%2e/news', '/news'],
  ['/api/users/first%2Dregister', '/api/users/first-register'],
  ['/%E0%A4%A', null],
  ['/admin%2f..%2fnews', null],
  ['*', null],
  ['http://evil.example/news', null],
])('reads the address %s as %s', (url, path) => {
  expect(requestPath(url)).toBe(path)
})

test.each([
  '/api/users/first-register',
  '/api/users/FIRST-register/',
  '//api//users/first%2dregister',
  '/api/x/first-register?a=1',
])('refuses the first registration: %s', (url) => {
  expect(refused(url)).toBe(404)
  expect(refused(url, {}, 'GET')).toBe(404)
})

test('allows server actions in the panels only', () => {
  const headers = { 'next-action': 'abc' }
  for (const url of ['/', '/news', '/administrator', '/admin/../news', '/api/users'])
    expect(refused(url, headers)).toBe(400)
  for (const url of ['/admin', '/moderator/collections/posts']) expect(refused(url, headers)).toBeNull()
})

test('allows a form with files to /api, not to a page', () => {
  const headers = { 'content-type': 'Multipart/Form-Data; boundary=x' }
  expect(refused('/news', headers)).toBe(400)
  expect(refused('/api/media', headers)).toBeNull()
})

test('allows JSON up to the file limit for contact imports and up to 1 MB elsewhere', () => {
  const json = (bytes: number) => ({ 'content-type': 'application/json', 'content-length': String(bytes) })
  expect(refused('/api/contacts/import?mode=commit', json(IMPORT_BODY_MAX_BYTES))).toBeNull()
  expect(refused('/api/contacts/import?mode=commit', json(IMPORT_BODY_MAX_BYTES + 1))).toBe(413)
  for (const url of ['/api/contacts', '/api/contacts/import/x', '/api/media', '/api/documents/import']) {
    expect(refused(url, json(JSON_BODY_MAX_BYTES))).toBeNull()
    expect(refused(url, json(JSON_BODY_MAX_BYTES + 1))).toBe(413)
  }
})

test.each([
  '[::1',
  'a b',
  'a/b',
  'x'.repeat(300),
  '',
  'host:port',
  'evil.example#',
  'localhost:99999',
  '1.2.3.4.5',
  '[:::]',
])('refuses an impossible host name: %j', (host) => expect(refused('/news', { host }, 'GET')).toBe(400))

test.each(['localhost:3000', 'bg.example.org', '127.0.0.1', '[::1]:3000'])(
  'accepts the host name %s',
  (host) => expect(refused('/news', { host }, 'GET')).toBeNull(),
)

test.each(['TRACE', 'PROPFIND', 'M-SEARCH'])('refuses the method %s', (method) =>
  expect(refused('/news', {}, method)).toBe(405),
)

test('accepts ordinary requests', () => {
  expect(refused('/news', {}, 'GET')).toBeNull()
  expect(refused('/api/users/login', { 'content-type': 'application/json' })).toBeNull()
})
