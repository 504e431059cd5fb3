import { describe, expect, it } from 'vitest'
import { returnPath } from '#domain/web/return-path'

const site = 'https://site.example'

/** Values of `?from=`, already decoded once. */
const vectors = [
  'https://evil.example', 'http://evil.example', 'HTTPS://EVIL.EXAMPLE', 'https:evil.example', 'https:/evil.example',
  'https:///evil.example', 'http:evil.example', 'ftp://evil.example', 'ws://evil.example', 'https://site.example@evil.example',
  'https://site.example.evil.example', 'https://evil.example/https://site.example', 'https://evil.example#site.example',
  'evil.example', 'www.evil.example/x', 'user@evil.example', '@evil.example', '.evil.example',
  '//evil.example', '//evil.example/', '//evil.example/forum', '///evil.example', '////evil.example', '//user:pass@evil.example',
  '//evil%E3%80%82example', '//[::1]', '//127.0.0.1', '//localhost', '//2130706433', '//0x7f.1', '//evil.example:443', '// evil.example',
  '//\u3002evil', '/ //evil.example',
  // A backslash is a slash for browsers.
  '/\\evil.example', '\\/evil.example', '\\\\evil.example', '/\\/evil.example', '\\', '/\\', '\\evil', '/forum\\..\\..\\evil', '/\\\\\\evil.example',
  // Hidden slashes and backslashes.
  '/%2Fevil.example', '/%2f%2fevil.example', '%2F%2Fevil.example', '/%5Cevil.example', '/%5c%5cevil.example', '%5C%5Cevil.example',
  '/%252Fevil.example', '/%252F%252Fevil.example', '/%255Cevil.example', '/%25252Fevil.example', '/%25252525252Fevil.example',
  '/%2e%2f%2fevil.example', '/forum/%2F/evil.example', '/%2F%5Cevil.example',
  '/.//evil.example', '/..//evil.example', '/forum/..//evil.example', '/forum/../..//evil.example', '/./\\evil.example', '/%2e//evil.example',
  '/;//evil.example', '/forum//evil.example',
  // Characters that browsers ignore.
  '/\t/evil.example', '/\n/evil.example', '/\r/evil.example', '\t//evil.example', '\n//evil.example', ' //evil.example', ' /forum', '/\u0000/evil.example',
  '/%09/evil.example', '/%0A/evil.example', '/%0d%0aSet-Cookie:x=1', '/%00', '/forum%0d%0aLocation:%20https://evil.example', '/\u007f', '/\u0085x',
  '/\u009bx', '/%C2%85',
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)', 'javascript://site.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)', 'blob:https://site.example/x', 'file:///etc/passwd', 'about:blank',
  'view-source:https://site.example', 'mailto:a@evil.example', 'tel:+491234', 'intent://evil.example',
  '', ' ', '.', '..', '?next=1', '#top', 'forum', 'forum/../..', '%', '/%', '/%zz', '/%E0%A4%A', '/%C0%AFevil.example', '/%ff',
] // prettier-ignore

const odd: unknown[] = [
  undefined,
  null,
  0,
  7,
  true,
  {},
  [],
  ['/forum'],
  ['//evil.example'],
  { toString: () => '/forum' },
  Symbol('x'),
  () => '/',
]

describe('hostile return paths', () => {
  it('are at least a hundred', () => expect(new Set(vectors).size).toBeGreaterThanOrEqual(100))

  it.each(vectors.map((vector) => [JSON.stringify(vector), vector]))(
    '%s leads to the home page',
    (_, vector) => {
      expect(returnPath(vector)).toBe('/')
    },
  )

  it.each(odd.map((value) => [String(typeof value), value]))('%s is not a path', (_, value) => {
    expect(returnPath(value)).toBe('/')
  })

  it('whatever remains stays on this site in the browser', () => {
    const endings = vectors.flatMap((vector) => [
      vector,
      `/forum?from=${vector}`,
      `/forum#${vector}`,
      `/${vector}`,
      `/forum/${vector}`,
    ])
    for (const path of endings) {
      const kept = returnPath(path)
      expect([path, new URL(kept, site).origin]).toEqual([path, site])
      expect([path, new URL(kept, `${site}/auth?from=x`).host]).toEqual([path, 'site.example'])
    }
  })
})
