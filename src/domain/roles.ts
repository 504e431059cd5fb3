export const roles = ['admin', 'moderator', 'user'] as const
export type Role = (typeof roles)[number]

type MaybeUser = { role?: Role | null } | null | undefined

export const isAdmin = (user: MaybeUser): boolean => user?.role === 'admin'

export const isStaff = (user: MaybeUser): boolean => user?.role === 'admin' || user?.role === 'moderator'

export function homePanel(user: MaybeUser): '/admin' | '/moderator' | null {
  if (isAdmin(user)) return '/admin'
  return isStaff(user) ? '/moderator' : null
}
