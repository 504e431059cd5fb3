import { returnPath } from '#domain/web/return-path'
import { describe, expect, it } from 'vitest'

describe('път за връщане след вход', () => {
  it.each([
    '/',
    '/forum',
    '/forum?topic=4b1e&page=2',
    '/news/sreshta-v-berlin#koment',
    '/search?q=%D0%BB%D0%B5%D0%BA%D0%B0%D1%80',
    '/contacts?filter=doctor',
  ])('„%s“ остава', (path) => {
    expect(returnPath(path)).toBe(path)
  })

  it.each([
    ['друг сайт', 'https://evil.example'],
    ['друг сайт без протокол', '//evil.example'],
    ['обратна черта', '/\\evil.example'],
    ['само обратни черти', '\\\\evil.example'],
    ['скрити наклонени черти', '/%2F/evil.example'],
    ['двойно скрити наклонени черти', '/%252F%252Fevil.example'],
    ['скрита обратна черта', '/%5Cevil.example'],
    ['точка, след нея две черти', '/.//evil.example'],
    ['табулация', '/\t/evil.example'],
    ['нов ред', '/\nevil'],
    ['скрит нов ред', '/%0d%0aSet-Cookie:x'],
    ['javascript', 'javascript:alert(1)'],
    ['относителен път', 'forum'],
    ['празно', ''],
    ['счупен процент', '/%E0%A4%A'],
    ['безкрайно кодиране', '/%2525252525252541'],
    ['нищо', undefined],
    ['null', null],
    ['списък', ['/forum']],
    ['число', 7],
  ])('%s води към началото', (_, value) => {
    expect(returnPath(value)).toBe('/')
  })
})
