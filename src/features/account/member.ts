import type { User } from '#types'

export type Member = Pick<User, 'id' | 'fullName' | 'email' | 'role' | 'createdAt'> & {
  city: string | null
  picture: string | null
}

type Stored = { user: User; picture: string | null }

export const toMember = ({ user, picture }: Stored): Member => {
  const { id, fullName, email, role, createdAt, city } = user
  return {
    id,
    fullName,
    email,
    role,
    createdAt,
    city: city?.trim() || null,
    picture,
  }
}
