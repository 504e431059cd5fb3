import type { ReactNode } from 'react'
import type { OwnSession } from '#domain/account/own-sessions'
import { profileTileTexts } from '#texts/account/profile-tiles'
import { Container } from '../../ui/page/container'
import { AccountList } from './account-list'
import { IncompleteProfile } from './incomplete-profile'
import type { Member } from './member'
import { ProfileHeader } from './profile-header'
import { SecurityCard } from './security-card'

type Props = {
  member: Member
  sessions: OwnSession[]
  changePicture: ReactNode
  edit: ReactNode
  changeEmail: ReactNode
  changePassword: ReactNode
  leave: ReactNode
  children: ReactNode
}

export function ProfileScreen({ member, sessions, children, ...parts }: Props) {
  return (
    <Container>
      <ProfileHeader member={member} actions={parts.edit} changePicture={parts.changePicture} />
      <IncompleteProfile member={member} />
      <section
        aria-label={profileTileTexts.label}
        className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-4 min-[56.25rem]:grid-cols-[repeat(2,minmax(0,1fr))]"
      >
        {children}
      </section>
      <div className="mt-9 grid gap-7 min-[56.25rem]:grid-cols-2 min-[56.25rem]:gap-10">
        <SecurityCard
          member={member}
          sessions={sessions}
          changeEmail={parts.changeEmail}
          changePassword={parts.changePassword}
        />
        <AccountList member={member} leave={parts.leave} />
      </div>
    </Container>
  )
}
