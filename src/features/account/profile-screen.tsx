import type { ReactNode } from 'react'
import type { OwnSession } from '#domain/own-sessions'
import { Container } from '../../ui/container'
import { AccountList } from './account-list'
import { IncompleteProfile } from './incomplete-profile'
import type { Member } from './member'
import { ProfileHeader } from './profile-header'
import { SecurityCard } from './security-card'

type Props = {
  member: Member
  sessions: OwnSession[]
  /** The buttons that open the forms, and the last row of the list: both belong to the page. */
  edit: ReactNode
  signOut: ReactNode
}

export function ProfileScreen({ member, sessions, edit, signOut }: Props) {
  return (
    <Container>
      <ProfileHeader member={member} actions={edit} />
      <IncompleteProfile member={member} />
      <div className="mt-9 grid gap-7 min-[56.25rem]:grid-cols-2 min-[56.25rem]:gap-10">
        <SecurityCard member={member} sessions={sessions} />
        <AccountList member={member} signOut={signOut} />
      </div>
    </Container>
  )
}
