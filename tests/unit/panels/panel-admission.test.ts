import { describe, expect, test } from 'vitest'
import { admission, type Visit } from '../../../src/panels/admission'

const admin = { role: 'admin' } as const
const moderator = { role: 'moderator' } as const
const member = { role: 'user' } as const

const visit = (given: Partial<Visit>): string | null =>
  admission({ user: null, route: '/admin', segments: [], search: {}, ...given })

describe('admission to the panels', () => {
  test('lets staff stay in their own panel', () => {
    expect(visit({ user: admin, segments: ['collections', 'users'] })).toBeNull()
    expect(visit({ user: moderator, route: '/moderator' })).toBeNull()
    expect(visit({ user: admin, route: '/moderator', segments: ['collections', 'articles'] })).toBeNull()
  })

  test('leads a link to the other panel to the same screen of the own one, with the query', () => {
    const segments = ['collections', 'articles']
    const search = { page: '2', 'where[or][0]': ['a', 'b'], limit: undefined }
    expect(visit({ user: moderator, segments, search })).toBe(
      '/moderator/collections/articles?page=2&where%5Bor%5D%5B0%5D=a&where%5Bor%5D%5B0%5D=b',
    )
    expect(visit({ user: moderator, segments: ['trail'] })).toBe('/moderator/trail')
  })

  test('sends a visitor to sign in and back afterwards', () => {
    expect(visit({ segments: ['collections', 'articles'], search: { page: '2' } })).toBe(
      '/auth?from=%2Fadmin%2Fcollections%2Farticles%3Fpage%3D2',
    )
    expect(visit({ route: '/moderator', segments: ['any', 'view'] })).toBe(
      '/auth?from=%2Fmoderator%2Fany%2Fview',
    )
  })

  test('replaces the built-in sign-in and remembers the page to return to', () => {
    expect(visit({ segments: ['login'] })).toBe('/auth?from=%2Fadmin')
    expect(visit({ segments: ['login'], search: { redirect: '/admin/account' } })).toBe(
      '/auth?from=%2Fadmin%2Faccount',
    )
    expect(visit({ segments: ['login'], search: { redirect: 'https://evil.example' } })).toBe(
      '/auth?from=%2Fadmin',
    )
    expect(visit({ segments: ['create-first-user'] })).toBe('/auth?from=%2Fadmin')
    expect(visit({ user: moderator, segments: ['login'] })).toBe('/moderator')
  })

  test('lets no member into a panel', () => {
    expect(visit({ user: member })).toBe('/no-access?panel=admin')
    expect(visit({ user: member, route: '/moderator', segments: ['login'] })).toBe(
      '/no-access?panel=moderator',
    )
  })

  test('sends staff who must turn on codes to the place for it', () => {
    const user = { role: 'user', lacksCodes: true } as const
    expect(visit({ user })).toBe('/profile/devices')
    expect(visit({ user, route: '/moderator', segments: ['collections', 'articles'] })).toBe(
      '/profile/devices',
    )
    expect(visit({ user, segments: ['logout'] })).toBeNull()
  })

  test.each(['forgot', 'reset'])('replaces the built-in screen %s', (screen) => {
    for (const user of [null, member, admin])
      expect(visit({ user, segments: [screen, 'x'] })).toBe('/auth/forgot')
  })

  test.each(['logout', 'logout-inactivity'])('leaves the screen %s open to everybody', (screen) => {
    for (const user of [null, member, moderator, admin])
      expect(visit({ user, segments: [screen] })).toBeNull()
  })

  test('leads the built-in email verification to the sign-in', () => {
    expect(visit({ segments: ['users', 'verify', 'token'] })).toBe('/auth')
    expect(visit({ segments: ['queue', 'verify', 'token'] })).toBe(
      '/auth?from=%2Fadmin%2Fqueue%2Fverify%2Ftoken',
    )
  })
})
