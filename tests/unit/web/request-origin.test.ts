import { expect, test } from 'vitest'
import { foreignWrite } from '#domain/web/request-origin'

const write = {
  method: 'POST',
  origin: undefined,
  fetchSite: undefined,
  host: 'site.bg',
  hasCookie: true,
  siteUrl: 'https://site.bg',
}
const verdict = (given: Partial<Record<keyof typeof write, string | boolean | undefined>>) =>
  foreignWrite({ ...write, ...given } as Parameters<typeof foreignWrite>[0])

test.each([
  [{ origin: 'https://site.bg', fetchSite: 'same-origin' }],
  [{ origin: 'https://site.bg', host: 'internal:3000' }],
  [{ origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }],
  [{ origin: 'http://SITE.bg', host: 'Site.BG' }],
  [{ fetchSite: 'same-origin' }],
  [{ fetchSite: 'none' }],
  [{ hasCookie: false }],
  [{ method: 'GET', origin: 'https://evil.example', fetchSite: 'cross-site' }],
  [{ method: 'HEAD', origin: 'null' }],
])('accepts %j', (given) => {
  expect(verdict(given)).toBeNull()
})

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'https://evil.example', hasCookie: false }],
  [{ origin: 'null' }],
  [{ origin: '' }],
  [{ origin: 'не е адрес' }],
  [{ origin: 'https://site.bg.evil.example' }],
  [{ origin: 'https://site.bg:444' }],
  [{ origin: 'file://site.bg' }],
  [{ origin: 'https://site.bg', fetchSite: 'cross-site' }],
  [{ fetchSite: 'cross-site' }],
  [{ fetchSite: 'same-site' }],
  [{ fetchSite: 'cross-site', method: 'DELETE', hasCookie: false }],
  [{ method: 'PATCH', origin: 'https://evil.example' }],
  [{ method: 'СТРАННО', origin: 'https://evil.example' }],
])('refuses as foreign: %j', (given) => {
  expect(verdict(given)).toBe('foreign')
})

test('reports a cookie without an origin as unknown', () => {
  expect(verdict({})).toBe('unknown')
})
