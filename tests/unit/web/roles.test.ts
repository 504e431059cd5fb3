import { describe, expect, it } from 'vitest'
import { homePanel, isAdmin, isStaff } from '#domain/roles'

describe('roles', () => {
  it.each([
    ['admin', true, true, '/admin'],
    ['moderator', false, true, '/moderator'],
    ['user', false, false, null],
  ] as const)('%s has the right permissions and panel', (role, admin, staff, panel) => {
    expect(isAdmin({ role })).toBe(admin)
    expect(isStaff({ role })).toBe(staff)
    expect(homePanel({ role })).toBe(panel)
  })

  it('a visitor has no role', () => {
    expect([isAdmin(null), isStaff(undefined), homePanel(null)]).toEqual([false, false, null])
  })
})
