import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ownSessions } from '#domain/own-sessions'
import { routes } from '#domain/routes'
import { accountTexts } from '#texts/account'
import { toMember } from '../../../../features/account/member'
import { ProfileScreen } from '../../../../features/account/profile-screen'
import { viewer } from '../../../../features/viewer/viewer'
import { pageMetadata } from '../../../../ui/page-metadata'
import { EditOwnProfile } from './edit-own-profile'
import { OwnSettings } from './own-settings'
import { SignOutRow } from './sign-out-row'

const { title, description } = accountTexts
export const metadata: Metadata = pageMetadata({ title, description, path: routes.profile, isIndexed: false })

export default async function ProfilePage() {
  const user = await viewer()
  if (!user) redirect(routes.auth(routes.profile))
  const member = toMember(user)
  const { id, fullName, city } = member
  return (
    <ProfileScreen
      member={member}
      sessions={ownSessions({ sessions: user.sessions, currentId: user._sid, now: new Date() })}
      edit={
        <>
          <EditOwnProfile member={{ id, fullName, city }} />
          <OwnSettings />
        </>
      }
      signOut={<SignOutRow />}
    />
  )
}
