import { returnPath } from '#domain/web/return-path'
import { describe, expect, it } from 'vitest'

describe('return path after sign-in', () => {
  it.each([
    '/',
    '/forum',
    '/forum?topic=4b1e&page=2',
    '/news/sreshta-v-berlin#koment',
    '/search?q=%D0%BB%D0%B5%D0%BA%D0%B0%D1%80',
    '/contacts?filter=doctor',
  ])('keeps „%s“', (path) => {
    expect(returnPath(path)).toBe(path)
  })

  it.each([
    ['another site', 'https://evil.example'],
    ['another site without a protocol', '//evil.example'],
    ['a backslash', '/\\evil.example'],
    ['backslashes alone', '\\\\evil.example'],
    ['encoded slashes', '/%2F/evil.example'],
    ['doubly encoded slashes', '/%252F%252Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['a dot before two slashes', '/.//evil.example'],
    ['a tab', '/\t/evil.example'],
    ['a line break', '/\nevil'],
    ['an encoded line break', '/%0d%0aSet-Cookie:x'],
    ['a javascript address', 'javascript:alert(1)'],
    ['a relative path', 'forum'],
    ['an empty path', ''],
    ['a broken percent code', '/%E0%A4%A'],
    ['endless encoding', '/%2525252525252541'],
    ['undefined', undefined],
    ['null', null],
    ['a list', ['/forum']],
    ['a number', 7],
  ])('replaces %s by the home page', (_, value) => {
    expect(returnPath(value)).toBe('/')
  })
})
