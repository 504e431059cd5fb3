import { describe, expect, it } from 'vitest'
import { homePanel, isAdmin, isStaff } from '#domain/roles'

describe('роли', () => {
  it.each([
    ['admin', true, true, '/admin'],
    ['moderator', false, true, '/moderator'],
    ['user', false, false, null],
  ] as const)('%s', (role, admin, staff, panel) => {
    expect(isAdmin({ role })).toBe(admin)
    expect(isStaff({ role })).toBe(staff)
    expect(homePanel({ role })).toBe(panel)
  })

  it('посетителят няма роля', () => {
    expect([isAdmin(null), isStaff(undefined), homePanel(null)]).toEqual([false, false, null])
  })
})
