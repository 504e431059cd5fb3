import { describe, expect, test } from 'vitest'
import { admission, type Visit } from '../../../src/panels/admission'

const admin = { role: 'admin' } as const
const moderator = { role: 'moderator' } as const
const member = { role: 'user' } as const

const visit = (given: Partial<Visit>): string | null =>
  admission({ user: null, route: '/admin', segments: [], search: {}, ...given })

describe('вход в панелите', () => {
  test('всеки служител остава в своя панел', () => {
    expect(visit({ user: admin, segments: ['collections', 'users'] })).toBeNull()
    expect(visit({ user: moderator, route: '/moderator' })).toBeNull()
  })

  test('връзка към чуждия панел води до същия екран в своя, заедно с търсенето', () => {
    const segments = ['collections', 'articles']
    const search = { page: '2', 'where[or][0]': ['a', 'b'], limit: undefined }
    expect(visit({ user: moderator, segments, search })).toBe(
      '/moderator/collections/articles?page=2&where%5Bor%5D%5B0%5D=a&where%5Bor%5D%5B0%5D=b',
    )
    expect(visit({ user: admin, route: '/moderator', segments })).toBe('/admin/collections/articles')
  })

  test('непознат отива при входа и после се връща там, където е искал', () => {
    expect(visit({ segments: ['collections', 'articles'], search: { page: '2' } })).toBe(
      '/auth?from=%2Fadmin%2Fcollections%2Farticles%3Fpage%3D2',
    )
    expect(visit({ route: '/moderator', segments: ['any', 'view'] })).toBe(
      '/auth?from=%2Fmoderator%2Fany%2Fview',
    )
  })

  test('вграденият вход се замества от нашия и помни откъде идва човек', () => {
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

  test('член на сайта не влиза в никой панел', () => {
    expect(visit({ user: member })).toBe('/no-access?panel=admin')
    expect(visit({ user: member, route: '/moderator', segments: ['login'] })).toBe(
      '/no-access?panel=moderator',
    )
  })

  test('който трябва да си включи кодове, отива там, където се включват', () => {
    const user = { role: 'user', lacksCodes: true } as const
    expect(visit({ user })).toBe('/profile/devices')
    expect(visit({ user, route: '/moderator', segments: ['collections', 'articles'] })).toBe(
      '/profile/devices',
    )
    expect(visit({ user, segments: ['logout'] })).toBeNull()
  })

  test.each(['forgot', 'reset'])('вграденият екран %s се замества от нашия', (screen) => {
    for (const user of [null, member, admin])
      expect(visit({ user, segments: [screen, 'x'] })).toBe('/auth/forgot')
  })

  test.each(['logout', 'logout-inactivity'])('екранът %s е достъпен за всички', (screen) => {
    for (const user of [null, member, moderator, admin])
      expect(visit({ user, segments: [screen] })).toBeNull()
  })

  test('вграденото потвърждаване на имейл води до входа', () => {
    expect(visit({ segments: ['users', 'verify', 'token'] })).toBe('/auth')
    expect(visit({ segments: ['queue', 'verify', 'token'] })).toBe(
      '/auth?from=%2Fadmin%2Fqueue%2Fverify%2Ftoken',
    )
  })
})
