import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ownSessions } from '#domain/account/own-sessions'
import { isProfileComplete } from '#domain/account/person-name'
import { kindsWith } from '#domain/kinds'
import { routes } from '#domain/routes'
import { accountTexts } from '#texts/account/account'
import { toMember } from '../../../../features/account/member'
import { toShownMessage } from '../../../../features/account/messages/shown-message'
import { ProfileScreen } from '../../../../features/account/profile-screen'
import { ownMessages, pictureOf, waitingEmail } from '../../../../features/account/queries'
import { ownItems } from '../../../../features/viewer/own-items'
import { viewer } from '../../../../features/viewer/viewer'
import { pageMetadata } from '../../../../ui/page/page-metadata'
import { LeaveRows } from './leave-rows'
import { EditOwnProfile, OwnEmail, OwnPassword, OwnPicture, OwnSettings } from './own-dialogs'
import { OwnTiles } from './own-tiles'

const { title, description } = accountTexts
export const metadata: Metadata = pageMetadata({ title, description, path: routes.profile, isIndexed: false })

export default async function ProfilePage() {
  const user = await viewer()
  if (!user) redirect(routes.auth(routes.profile))
  const [picture, messages, waitsFor, own] = await Promise.all([
    pictureOf(user),
    ownMessages(user),
    waitingEmail(user),
    ownItems(user, kindsWith('onlyOne')),
  ])
  const member = toMember({ user, picture })
  const { id, fullName, city, role } = member
  const settings = { id, fullName, city }
  return (
    <ProfileScreen
      member={member}
      sessions={ownSessions({ sessions: user.sessions, currentId: user._sid, now: new Date() })}
      changePicture={<OwnPicture member={{ id, fullName, role, picture }} />}
      edit={
        <>
          <EditOwnProfile member={settings} />
          <OwnSettings member={settings} />
        </>
      }
      changeEmail={<OwnEmail waitsFor={waitsFor} />}
      changePassword={<OwnPassword />}
      leave={<LeaveRows />}
    >
      <OwnTiles
        own={own.items}
        messages={messages.map(toShownMessage)}
        isProfileComplete={isProfileComplete(member)}
      />
    </ProfileScreen>
  )
}
