import { type EmailKind, emailKinds, isOnAtFirst } from '#domain/notifications/email-kinds'
import type { User } from '#types'

export type Member = Pick<User, 'id' | 'fullName' | 'email' | 'role' | 'createdAt'> & {
  city: string | null
  emails: Record<EmailKind, boolean>
  picture: string | null
}

type Stored = { user: User; picture: string | null }

export const toMember = ({ user, picture }: Stored): Member => {
  const { id, fullName, email, role, createdAt, city } = user
  const emails = Object.fromEntries(emailKinds.map((kind) => [kind, user[kind] ?? isOnAtFirst(kind)]))
  return {
    id,
    fullName,
    email,
    role,
    createdAt,
    city: city?.trim() || null,
    emails: emails as Member['emails'],
    picture,
  }
}
