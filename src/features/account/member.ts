import type { User } from '#types'

/** What the account screens show of the signed-in person. */
export type Member = Pick<User, 'id' | 'fullName' | 'email' | 'role' | 'createdAt'> & { city: string | null }

export const toMember = ({ id, fullName, email, role, createdAt, city }: User): Member => ({
  id,
  fullName,
  email,
  role,
  createdAt,
  city: city?.trim() || null,
})
