export const roles = ['admin', 'moderator', 'user'] as const
export type Role = (typeof roles)[number]

type MaybeUser = { role?: Role | null } | null | undefined

export const isAdmin = (user: MaybeUser): boolean => user?.role === 'admin'

/** Admin includes moderator. */
export const isStaff = (user: MaybeUser): boolean => user?.role === 'admin' || user?.role === 'moderator'

/** The panel a member of staff works in; nobody else has one. */
export function homePanel(user: MaybeUser): '/admin' | '/moderator' | null {
  if (isAdmin(user)) return '/admin'
  return isStaff(user) ? '/moderator' : null
}
