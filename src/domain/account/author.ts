import type { Role } from '../roles'

/** What everybody may see of who wrote something. */
export type Author = {
  id: string
  name: string
  role: Role
  city: string | null
  /** The address of the small copy. */
  avatar: string | null
}

type Picture = { url?: string | null; sizes?: { small?: { url?: string | null } } }
type Owner = {
  id: string
  fullName?: string | null
  role?: Role | null
  city?: string | null
  avatar?: unknown
}

/** From a populated owner; null when the account is gone. */
export function toAuthor(owner: unknown): Author | null {
  if (typeof owner !== 'object' || owner === null) return null
  const { id, fullName, role, city, avatar } = owner as Owner
  if (!fullName) return null
  return { id, name: fullName, role: role ?? 'user', city: city || null, avatar: pictureUrl(avatar) }
}

function pictureUrl(avatar: unknown): string | null {
  if (typeof avatar !== 'object' || avatar === null) return null
  const { url, sizes } = avatar as Picture
  return sizes?.small?.url ?? url ?? null
}
