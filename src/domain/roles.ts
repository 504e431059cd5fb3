export const roles = ['admin', 'moderator', 'user'] as const
export type Role = (typeof roles)[number]

/** Who asks; nothing for a visitor. */
export type Viewer = { id: string; role?: Role | null } | null | undefined

type MaybeUser = { role?: Role | null } | null | undefined

export const isAdmin = (user: MaybeUser): boolean => user?.role === 'admin'

export const isStaff = (user: MaybeUser): boolean => user?.role === 'admin' || user?.role === 'moderator'

export function homePanel(user: MaybeUser): '/admin' | '/moderator' | null {
  if (isAdmin(user)) return '/admin'
  return isStaff(user) ? '/moderator' : null
}
